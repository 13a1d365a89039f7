/** @module Sample images, audio and video, one export each, so that a bundle contains only those it uses. */

export interface Asset {
  /** Path on the public hub. Other hubs need not have it. */
  readonly path: string;
  /** File name of Loadout's sample in `packages/web/public/samples`. */
  readonly file: string;
}

export const photo: Asset = {
  path: 'datasets/huggingface/documentation-images/resolve/main/hub/parrots.png',
  file: 'photo.png',
};

export const sweets: Asset = {
  path: 'datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG',
  file: 'breakfast.jpg',
};

export const cat: Asset = {
  path: 'datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png',
  file: 'cat.png',
};

export const cats: Asset = {
  path: 'datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg',
  file: 'cats.jpg',
};

export const guitarist: Asset = {
  path: 'datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png',
  file: 'guitarist.png',
};

export const cup: Asset = {
  path: 'datasets/diffusers/diffusers-images-docs/resolve/main/cup.png',
  file: 'cup.png',
};

export const cupMask: Asset = {
  path: 'datasets/diffusers/diffusers-images-docs/resolve/main/cup_mask.png',
  file: 'cup-mask.png',
};

export const speech: Asset = { path: 'datasets/Narsil/asr_dummy/resolve/main/1.flac', file: 'sample1.flac' };

export const forecast: Asset = {
  path: 'datasets/hf-internal-testing/dummy-audio-samples/resolve/main/bcn_weather.mp3',
  file: 'sample1.mp3',
};

export const clip: Asset = {
  path: 'datasets/nielsr/video-demo/resolve/main/eating_spaghetti.mp4',
  file: 'clip.mp4',
};

export const invoice: Asset = {
  path: 'spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png',
  file: 'invoice.png',
};
