/** @module Public sample files on the hub; a mirror is expected to serve them under its own host. */
import type { Platform } from '../platform.ts';

const assets = {
  photo: 'datasets/huggingface/documentation-images/resolve/main/hub/parrots.png',
  sweets: 'datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG',
  cat: 'datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png',
  cats: 'datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg',
  guitarist: 'datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png',
  cup: 'datasets/diffusers/diffusers-images-docs/resolve/main/cup.png',
  cupMask: 'datasets/diffusers/diffusers-images-docs/resolve/main/cup_mask.png',
  speech: 'datasets/Narsil/asr_dummy/resolve/main/1.flac',
  forecast: 'datasets/hf-internal-testing/dummy-audio-samples/resolve/main/bcn_weather.mp3',
  clip: 'datasets/nielsr/video-demo/resolve/main/eating_spaghetti.mp4',
  invoice: 'spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png',
} as const;

export type SampleAsset = keyof typeof assets;

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

export function sampleUrl(platform: Platform, asset: SampleAsset): string {
  let ofPlatform = urls.get(platform);
  if (!ofPlatform) urls.set(platform, (ofPlatform = new Map()));
  let url = ofPlatform.get(asset);
  if (url === undefined) ofPlatform.set(asset, (url = `${platform.hubUrl}/${assets[asset]}`));
  return url;
}

/** URL of a file that snippets download before sending it; nothing for the user's own file. */
export const sampleFileUrl = (platform: Platform, file: string): string | undefined =>
  isSampleFile(file) ? sampleUrl(platform, files[file]) : undefined;

const isSampleFile = (file: string): file is SampleFile => Object.hasOwn(files, file);
