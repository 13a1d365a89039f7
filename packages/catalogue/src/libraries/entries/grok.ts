import { sh } from '../../code/index.ts';
import { baseModelsOf, hasTag, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet, hubClient, hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu, pickle } from '../../snippets/warnings.ts';

const isGrok = (name: string): boolean => /grok/i.test(name);

/** Only JAX weights: models in other formats or made from another model merely share the name or the tag. */
const isAnother = (model: ModelRecord): boolean =>
  hasTag(model, 'safetensors', 'gguf', 'transformers') ||
  !baseModelsOf(model).every(isGrok) ||
  (model.library_name !== 'grok' && !isGrok(nameOf(model)));

export default defineLibrary({
  prettyLabel: 'Grok',
  repoName: 'Grok',
  repoUrl: 'https://github.com/xai-org/grok-1',
  summary: 'Example code that loads and runs Grok-1, in JAX.',
  countDownloads: 'path:"ckpt/tensor00000_000" OR path:"ckpt-0/tensor00000_000"',
  languages: ['shell'],
  tasks: ['text-generation'],

  refuses: isAnother,

  snippets(model, context) {
    if (nameOf(model) !== 'grok-1') return [downloadSnippet(model, context)];
    return [
      {
        title: 'Download the weights and sample from the model',
        install: [
          checkout('https://github.com/xai-org/grok-1', { install: ['-r', 'requirements.txt'] }),
          hubClient(context),
        ],
        warnings: [gpu, pickle],
        code: sh`
          ${hubDownload(model, context, { folder: 'checkpoints', include: 'ckpt-0/*' })}
          python run.py
        `,
      },
    ];
  },
});
