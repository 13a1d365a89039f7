import { defineApp } from '../define.ts';
import { query } from '../../snippets/deep-link.ts';
import { isLora, pictureReason } from '../../libraries/recipes/local/model.ts';

export default defineApp({
  label: 'Draw Things',
  summary: 'Image generation on Mac, iPhone and iPad, offline.',
  synonyms: ['draw things', 'image generation iphone', 'stable diffusion ipad'],
  docsUrl: 'https://drawthings.ai',
  tasks: ['text-to-image'],
  systems: ['macos'],
  fits: (model) => pictureReason(model, { loras: true }),
  deepLink: (model) =>
    `https://drawthings.ai/import/diffusers/pipeline.${isLora(model) ? 'load_lora_weights' : 'from_pretrained'}${query({ repo_id: model.id })}`,
});
