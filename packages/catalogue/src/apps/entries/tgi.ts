import { sh } from '../../code/index.ts';
import { defineApp } from '../define.ts';
import { callSnippet } from '../recipes/call.ts';
import { isDraftModel } from '../../records/traits/draft.ts';
import { isGgufOnly } from '../../records/traits/gguf-only.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isMlxModel } from '../../libraries/recipes/local/model.ts';
import { recordedType } from '../../libraries/recipes/transformers/types/model-type.ts';
import { dockerEngine } from '../../libraries/recipes/setup/programs.ts';
import { hasTag } from '../../records/fields.ts';
import { needsAccount } from '../../snippets/access.ts';
import { dockerVariables } from '../recipes/docker.ts';
import { revisionFlag, serverWarnings, trustFlag } from '../../libraries/recipes/local/server.ts';

/** The hub tags models of these types, whatever they were trained for. */
const tasks: ReadonlySet<string | undefined> = new Set([
  undefined,
  'image-text-to-text',
  'image-to-text',
  'question-answering',
  'summarization',
  'text-generation',
  'text2text-generation',
  'translation',
]);

/** Types that are newer than its last release, and Baichuan, whose tokenizer runs with earlier Transformers only. */
const unservedTypes: ReadonlySet<string | undefined> = new Set([
  'baichuan',
  'deepseek_v32',
  'deepseek_v4',
  'gemma3n',
  'gemma4',
  'gemma4_unified',
  'lfm2',
  'lfm2_vl',
  'muse_glimmer',
  'olmo3',
  'qwen3_5',
  'qwen3_5_moe',
  'qwen3_next',
  'qwen3_vl',
]);

const isUnreadable = (model: ModelRecord): boolean =>
  isGgufOnly(model) || isMlxModel(model) || isDraftModel(model) || unservedTypes.has(recordedType(model));

export default defineApp({
  label: 'TGI',
  summary: 'Text Generation Inference: a server for language models on GPUs.',
  synonyms: ['text generation inference', 'text-generation-inference', 'tgi server'],
  docsUrl: 'https://huggingface.co/docs/text-generation-inference/',
  tasks: ['text-generation', 'image-text-to-text'],
  systems: ['linux'],
  hub: 'client',
  fits: (model) =>
    hasTag(model, 'text-generation-inference') && tasks.has(model.pipeline_tag) && !isUnreadable(model)
      ? 'The repository is tagged text-generation-inference.'
      : undefined,

  snippets(model, context) {
    const { hubCommand, tokenVariable } = context.platform;
    // The container does not see the login, which is in a file of the reader's.
    const token = needsAccount(model)
      ? sh`export ${sh.identifier(tokenVariable)}=$(${sh.subcommand(hubCommand, 'auth token')})`
      : sh.none;
    return [
      {
        title: 'Start the server with Docker',
        install: [dockerEngine],
        warnings: serverWarnings(model),
        // The image stores downloads under /data, whatever else is mounted.
        code: sh`
          ${token}
          docker run --gpus all --shm-size 1g \
            -p 127.0.0.1:8000:80 \
            -v tgi-data:/data \
            ${dockerVariables(context)} \
            ghcr.io/huggingface/text-generation-inference:latest \
            --model-id ${model.id}${revisionFlag(context)}${trustFlag(model)}
        `,
      },
      callSnippet(model, context, { port: 8000, served: model.id }),
    ];
  },
});
