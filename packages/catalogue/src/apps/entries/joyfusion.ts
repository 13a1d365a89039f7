import { defineApp } from '../define.ts';
import { hasTag } from '../../records/fields.ts';
import { query } from '../../snippets/deep-link.ts';

export default defineApp({
  label: 'JoyFusion',
  summary: 'Image generation on Apple devices.',
  synonyms: ['joy fusion'],
  docsUrl: 'https://joyfusion.app',
  tasks: ['text-to-image'],
  systems: ['macos'],
  fits: (model) =>
    model.pipeline_tag === 'text-to-image' && hasTag(model, 'coreml') && hasTag(model, 'joyfusion')
      ? 'It makes pictures from text, and its Core ML weights are made for JoyFusion.'
      : undefined,
  deepLink: (model) => `https://joyfusion.app/import_from_hf${query({ repo_id: model.id })}`,
});
