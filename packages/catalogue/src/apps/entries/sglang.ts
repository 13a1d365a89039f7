import { type Code, sh } from '../../code/index.ts';
import { isBitsAndBytes } from '../../libraries/recipes/serving/bits-and-bytes.ts';
import { gpusOf } from '../../libraries/recipes/serving/gpus.ts';
import { servedReason } from '../../libraries/recipes/serving/served.ts';
import { gpusFlag, revisionFlag, serverWarnings, trustFlag } from '../../libraries/recipes/local/server.ts';
import { dockerEngine } from '../../libraries/recipes/setup/programs.ts';
import { recordedType } from '../../libraries/recipes/transformers/types/model-type.ts';
import type { ModelRecord } from '../../records/model.ts';
import { withServedTask } from '../../records/traits/served-type.ts';
import { pip } from '../../snippets/requirement.ts';
import { defineApp } from '../define.ts';
import { sglangDiffusionFlag } from '../recipes/block-diffusion.ts';
import { callSnippet } from '../recipes/call.ts';
import { dockerVariables } from '../recipes/docker.ts';
import { dockerOnLinux, python } from '../recipes/ways.ts';

/** Types whose class reads weights of bitsandbytes; the loader refuses others. */
const bitsAndBytesTypes: ReadonlySet<string | undefined> = new Set([
  'gemma2',
  'gemma3',
  'gemma3_text',
  'gemma4',
  'llama',
  'minicpmv4_6',
  'mistral',
  'mllama',
  'phi3',
  'qwen2',
  'qwen2_5_vl',
  'qwen2_vl',
  'qwen3',
]);

/** Such weights cannot be divided among GPUs. */
const readsFormat = (model: ModelRecord): boolean =>
  !isBitsAndBytes(model) || (bitsAndBytesTypes.has(recordedType(model)) && gpusOf(model) === undefined);

/** The loader is not chosen by the config of the model. */
const formatFlag = (model: ModelRecord): Code<'shell'> =>
  isBitsAndBytes(model) ? sh` --load-format bitsandbytes` : sh.none;

export default defineApp({
  label: 'SGLang',
  summary: 'High-throughput server for language and vision models on GPUs.',
  synonyms: ['sgl', 'sglang server', 'sg lang'],
  docsUrl: 'https://docs.sglang.io',
  tasks: ['text-generation', 'image-text-to-text'],
  systems: ['linux'],
  hub: 'client',
  ways: [python, dockerOnLinux],
  fits: (model) => (readsFormat(model) ? servedReason(model, 'sglang') : undefined),

  snippets(model, context) {
    const flags = sh`--model-path ${model.id}${revisionFlag(context)}${gpusFlag(model, sh`--tp`)}${trustFlag(model)}${formatFlag(model)}${sglangDiffusionFlag(model)}`;
    const warnings = serverWarnings(model);
    const start =
      context.way === 'docker'
        ? {
            install: [dockerEngine],
            code: sh`
              docker run --gpus all --shm-size 32g --ipc=host \
                -p 127.0.0.1:30000:30000 \
                -v ~/.cache/huggingface:/root/.cache/huggingface \
                ${dockerVariables(context)} \
                lmsysorg/sglang:latest \
                sglang serve ${flags} --host 0.0.0.0 --port 30000
            `,
          }
        : {
            install: [pip('sglang'), ...(isBitsAndBytes(model) ? [pip('bitsandbytes')] : [])],
            code: sh`sglang serve ${flags} --port 30000`,
          };
    return [
      { title: 'Start the server', warnings, ...start },
      callSnippet(withServedTask(model), context, { port: 30_000, served: model.id }),
    ];
  },
});
