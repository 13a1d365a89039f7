import { defineApp } from '../app.ts';
import { hasTag } from '../fields.ts';
import type { ModelRecord } from '../model.ts';
import { idPath } from '../recipes/deep-link.ts';
import { ggufReason, isGgufModel, isLora, pictureReason } from '../recipes/local-model.ts';

function shelfOf(model: ModelRecord): string {
  if (isGgufModel(model)) return 'llm/models/huggingface/LLM';
  return `image/models/huggingface/${isLora(model) ? 'ImageLora' : 'Image'}`;
}

export default defineApp({
  label: 'Jellybox',
  docsUrl: 'https://jellybox.com',
  tasks: ['text-generation', 'text-to-image'],
  fits: (model) =>
    ggufReason(model) ?? (hasTag(model, 'safetensors') ? pictureReason(model, { loras: true }) : undefined),
  deepLink: (model) => `jellybox://${shelfOf(model)}/${idPath(model)}`,
});
