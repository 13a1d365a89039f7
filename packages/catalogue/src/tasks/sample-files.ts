/** @module Sample pictures, sounds and a film: public ones on the hub, or the ones of Loadout, from a server or a folder. */
import { type Platform, publicHub } from '../platform.ts';

interface Asset {
  /** Path at the public hub. No other hub is expected to have it. */
  readonly path: string;
  /** Name among the samples of Loadout, which are in `packages/web/public/samples`. */
  readonly file: string;
}

const assets = {
  photo: {
    path: 'datasets/huggingface/documentation-images/resolve/main/hub/parrots.png',
    file: 'photo.png',
  },
  sweets: {
    path: 'datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG',
    file: 'breakfast.jpg',
  },
  cat: { path: 'datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png', file: 'cat.png' },
  cats: { path: 'datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg', file: 'cats.jpg' },
  guitarist: {
    path: 'datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png',
    file: 'guitarist.png',
  },
  cup: { path: 'datasets/diffusers/diffusers-images-docs/resolve/main/cup.png', file: 'cup.png' },
  cupMask: {
    path: 'datasets/diffusers/diffusers-images-docs/resolve/main/cup_mask.png',
    file: 'cup-mask.png',
  },
  speech: { path: 'datasets/Narsil/asr_dummy/resolve/main/1.flac', file: 'sample1.flac' },
  forecast: {
    path: 'datasets/hf-internal-testing/dummy-audio-samples/resolve/main/bcn_weather.mp3',
    file: 'sample1.mp3',
  },
  clip: { path: 'datasets/nielsr/video-demo/resolve/main/eating_spaghetti.mp4', file: 'clip.mp4' },
  invoice: {
    path: 'spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png',
    file: 'invoice.png',
  },
} as const satisfies Record<string, Asset>;

export type SampleAsset = keyof typeof assets;

/** Names of the samples of Loadout. */
export const sampleFileNames: readonly string[] = Object.values(assets).map(({ file }) => file);

/** Names under which snippets save a sample before sending it. */
const files = {
  'cat.png': 'cat',
  'cats.jpg': 'cats',
  'sample1.flac': 'speech',
  'sample1.mp3': 'forecast',
} as const satisfies Record<string, SampleAsset>;

export type SampleFile = keyof typeof files;

/** URLs by platform: the same text is then escaped once, not for every record. */
const urls = new WeakMap<Platform, Map<SampleAsset, string>>();

/** A URL, or the path of a local file. */
export function sampleUrl(platform: Platform, asset: SampleAsset): string {
  let ofPlatform = urls.get(platform);
  if (!ofPlatform) urls.set(platform, (ofPlatform = new Map()));
  let url = ofPlatform.get(asset);
  if (url === undefined) ofPlatform.set(asset, (url = addressOf(platform, asset)));
  return url;
}

const addressOf = ({ samplesUrl }: Platform, asset: SampleAsset): string =>
  samplesUrl === '' ? publicUrl(asset) : `${samplesUrl}/${assets[asset].file}`;

const publicUrl = (asset: SampleAsset): string => `${publicHub}/${assets[asset].path}`;

const isLocal = (platform: Platform): boolean => platform.samplesUrl.startsWith('/');

/** The public addresses of all samples. */
export const publicSampleUrls = (): readonly string[] =>
  Object.keys(assets).flatMap((asset) => (isAsset(asset) ? [publicUrl(asset)] : []));

const isAsset = (name: string): name is SampleAsset => Object.hasOwn(assets, name);

/** A URL for a service that cannot read local files. */
export const remoteSampleUrl = (platform: Platform, asset: SampleAsset): string =>
  isLocal(platform) ? publicUrl(asset) : sampleUrl(platform, asset);

/** What a program that only takes URLs reads: a local file as a `file:` URL. */
export const retrievable = (url: string): string => (url.startsWith('/') ? `file://${url}` : url);

/** The name of a sample that snippets send, or its path where the samples are local. */
export const sampleFileName = (platform: Platform, file: SampleFile): string =>
  isLocal(platform) ? sampleUrl(platform, files[file]) : file;

/** URL of a file that snippets download before sending it; nothing for the user's own file. */
export const sampleFileUrl = (platform: Platform, file: string): string | undefined =>
  isSampleFile(file) ? sampleUrl(platform, files[file]) : undefined;

const isSampleFile = (file: string): file is SampleFile => Object.hasOwn(files, file);
