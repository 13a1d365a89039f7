import { defineApp } from '../define.ts';
import { query } from '../../snippets/deep-link.ts';
import { pictureReason } from '../../libraries/recipes/local/model.ts';

export default defineApp({
  label: 'DiffusionBee',
  summary: 'Image generation on a Mac, without a terminal.',
  synonyms: ['diffusion bee', 'stable diffusion mac app'],
  docsUrl: 'https://diffusionbee.com',
  tasks: ['text-to-image'],
  systems: ['macos'],
  fits: (model) => pictureReason(model, { loras: false }),
  deepLink: (model) => `https://diffusionbee.com/huggingface_import${query({ model_id: model.id })}`,
});
