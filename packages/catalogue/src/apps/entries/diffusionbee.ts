import { defineApp } from '../define.ts';
import { pipelineNames } from '../../libraries/recipes/diffusion/kind.ts';
import { pictureReason } from '../../libraries/recipes/local/model.ts';
import type { ModelRecord } from '../../records/model.ts';
import { query } from '../../snippets/deep-link.ts';

/** Pipelines of another architecture than Stable Diffusion 1, 2 and XL, by their class or, without one, the model's name. */
const otherPipeline =
  / (?!stablediffusion(?:xl)?pipeline\b)\w+pipeline\b|auraflow|cascade|flux|glm-image|hidream|kolors|krea|pixart|qwen-image|stable-diffusion-3|z-image/i;

/** It converts what it imports, and has the shapes of these alone; it offers FLUX in a format of its own. */
const isConvertible = (model: ModelRecord): boolean => !otherPipeline.test(pipelineNames(model.id, model));

export default defineApp({
  label: 'DiffusionBee',
  summary: 'Image generation on a Mac, without a terminal.',
  synonyms: ['diffusion bee', 'stable diffusion mac app'],
  docsUrl: 'https://diffusionbee.com',
  tasks: ['text-to-image'],
  systems: ['macos'],
  fits: (model) => (isConvertible(model) ? pictureReason(model, { loras: false }) : undefined),
  deepLink: (model) => `https://diffusionbee.com/huggingface_import${query({ model_id: model.id })}`,
});
