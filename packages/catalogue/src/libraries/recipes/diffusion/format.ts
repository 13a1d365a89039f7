/** @module The repository of the same diffusion model that Diffusers loads. */
import { own } from '../../../snippets/own.ts';

/** Repositories that were moved, or that have weights in another format than that of Diffusers. */
const moved: Readonly<Record<string, string>> = {
  'lodestones/Chroma': 'lodestones/Chroma1-HD',
  'prs-eth/marigold-lcm-v1-0': 'prs-eth/marigold-depth-lcm-v1-0',
  'prs-eth/marigold-v1-0': 'prs-eth/marigold-depth-v1-0',
  'runwayml/stable-diffusion-v1-5': 'stable-diffusion-v1-5/stable-diffusion-v1-5',
  'runwayml/stable-diffusion-inpainting': 'stable-diffusion-v1-5/stable-diffusion-inpainting',
  'stabilityai/stable-diffusion-3-medium': 'stabilityai/stable-diffusion-3-medium-diffusers',
  'tencent/HunyuanVideo': 'hunyuanvideo-community/HunyuanVideo',
};

/** Changes of names that follow a rule. */
const renamed: readonly (readonly [id: RegExp, replacement: string])[] = [
  // Their author removed them; the community keeps copies.
  [/^stabilityai\/(stable-diffusion-2(?:-1)?(?:-base|-inpainting)?)$/, 'sd2-community/$1'],
  // The project publishes Wan in both formats. The model for speech is not among them.
  [/^(Wan-AI\/Wan2\.1-VACE-[\w.]+)$/, '$1-diffusers'],
  [/^(Wan-AI\/Wan2\.[12]-(?!S2V)(?!.*diffusers$)[\w.-]+)$/i, '$1-Diffusers'],
  // Single files of other precisions.
  [/^(black-forest-labs\/FLUX\.2-[\w.-]+)-(?:fp8|nvfp4)$/i, '$1'],
];

/** The repository of the same model that Diffusers loads. */
export function inDiffusersFormat(id: string): string {
  const rule = renamed.find(([pattern]) => pattern.test(id));
  return rule ? id.replace(...rule) : (own(moved, id) ?? id);
}
