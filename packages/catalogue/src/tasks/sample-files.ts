/** @module URLs of sample files: on the public hub, or Loadout's, from a server or a folder. */
import { type Platform, publicHub } from '../platform.ts';
import {
  type Asset,
  cat,
  cats,
  clip,
  cup,
  cupMask,
  forecast,
  guitarist,
  invoice,
  photo,
  speech,
  sweets,
} from './sample-assets.ts';

/** By name, as the samples of a task refer to them. */
export const sampleAssets = {
  photo,
  sweets,
  cat,
  cats,
  guitarist,
  cup,
  cupMask,
  speech,
  forecast,
  clip,
  invoice,
} as const satisfies Record<string, Asset>;

export type SampleAsset = keyof typeof sampleAssets;

/** File names of Loadout's samples. */
export const sampleFileNames: readonly string[] = /* @__PURE__ */ Object.values(sampleAssets).map(
  ({ file }) => file,
);

/** Names under which snippets save a sample before sending it. */
const files = {
  'cat.png': 'cat',
  'cats.jpg': 'cats',
  'invoice.png': 'invoice',
  'sample1.flac': 'speech',
  'sample1.mp3': 'forecast',
} as const satisfies Record<string, SampleAsset>;

export type SampleFile = keyof typeof files;

/** A cache of URLs by platform, so that the same text is escaped once and not for every record. */
const urls = /* @__PURE__ */ new WeakMap<Platform, Map<Asset, string>>();

/** A URL, or the path of a local file. */
export function sampleUrl(platform: Platform, asset: Asset): string {
  let ofPlatform = urls.get(platform);
  if (!ofPlatform) urls.set(platform, (ofPlatform = new Map()));
  let url = ofPlatform.get(asset);
  if (url === undefined) ofPlatform.set(asset, (url = addressOf(platform, asset)));
  return url;
}

const addressOf = ({ samplesUrl }: Platform, asset: Asset): string =>
  samplesUrl === '' ? publicUrl(asset) : `${samplesUrl}/${asset.file}`;

const publicUrl = ({ path }: Asset): string => `${publicHub}/${path}`;

const isLocal = (platform: Platform): boolean => platform.samplesUrl.startsWith('/');

/** The public URLs of all samples. */
export const publicSampleUrls = (): readonly string[] => Object.values(sampleAssets).map(publicUrl);

/** A URL for a service that cannot read local files. */
export const remoteSampleUrl = (platform: Platform, name: SampleAsset): string =>
  isLocal(platform) ? publicUrl(sampleAssets[name]) : sampleUrl(platform, sampleAssets[name]);

/** The URL for a program that takes no paths: a local file becomes a `file:` URL. */
export const retrievable = (url: string): string => (url.startsWith('/') ? `file://${url}` : url);

/** The name of a sample that snippets send, or its path if the samples are local. */
export const sampleFileName = (platform: Platform, file: SampleFile): string =>
  isLocal(platform) ? sampleUrl(platform, sampleAssets[files[file]]) : file;

/** URL of a file that snippets download before sending it; nothing for the user's own file. */
export const sampleFileUrl = (platform: Platform, file: string): string | undefined =>
  isSampleFile(file) ? sampleUrl(platform, sampleAssets[files[file]]) : undefined;

const isSampleFile = (file: string): file is SampleFile => Object.hasOwn(files, file);
