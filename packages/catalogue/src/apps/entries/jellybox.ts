import { defineApp } from '../define.ts';
import { hasTag } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { idPath } from '../../snippets/deep-link.ts';
import { ggufReason, isGgufModel } from '../../libraries/recipes/gguf/role.ts';
import { isLora, pictureReason } from '../../libraries/recipes/local/model.ts';

function shelfOf(model: ModelRecord): string {
  if (isGgufModel(model)) return 'llm/models/huggingface/LLM';
  return `image/models/huggingface/${isLora(model) ? 'ImageLora' : 'Image'}`;
}

export default defineApp({
  label: 'Jellybox',
  summary: 'Desktop app for chat and image generation with local models.',
  synonyms: ['jelly box'],
  docsUrl: 'https://jellybox.com',
  tasks: ['text-generation', 'text-to-image'],
  fits: (model) =>
    ggufReason(model) ?? (hasTag(model, 'safetensors') ? pictureReason(model, { loras: true }) : undefined),
  deepLink: (model) => `jellybox://${shelfOf(model)}/${idPath(model)}`,
});
