import { type Code, sh } from '../../code/index.ts';
import { isMlxModel, isOnlyAdapter } from '../../libraries/recipes/local/model.ts';
import { isBitsAndBytes } from '../../libraries/recipes/serving/bits-and-bytes.ts';
import { gpusOf } from '../../libraries/recipes/serving/gpus.ts';
import { isMistral } from '../../libraries/recipes/serving/mistral.ts';
import { servedReason } from '../../libraries/recipes/serving/served.ts';
import { vllmPackages } from '../../libraries/recipes/serving/vllm-packages.ts';
import { gpusFlag, revisionFlag, serverWarnings, trustFlag } from '../../libraries/recipes/local/server.ts';
import { adapterOf } from '../../libraries/recipes/transformers/adapters/adapter.ts';
import { dockerEngine } from '../../libraries/recipes/setup/programs.ts';
import { nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { withServedTask } from '../../records/traits/served-type.ts';
import { defineApp } from '../define.ts';
import { vllmDiffusionFlag } from '../recipes/block-diffusion.ts';
import { callSnippet } from '../recipes/call.ts';
import { dockerVariables } from '../recipes/docker.ts';
import { dockerOnLinux, python } from '../recipes/ways.ts';

const formatFlags = (model: ModelRecord): Code<'shell'> =>
  isMistral(model)
    ? sh` --tokenizer-mode mistral --config-format mistral --load-format mistral --tool-call-parser mistral --enable-auto-tool-choice`
    : sh.none;

/** The base model of an adapter that vLLM applies to it; undefined for other repositories. */
function servedBase(model: ModelRecord): string | undefined {
  if (!isOnlyAdapter(model) || isMlxModel(model)) return undefined;
  const adapter = adapterOf(model);
  if (!('base' in adapter) || adapter.base.startsWith('/')) return undefined;
  return adapter.model.pipeline_tag === 'text-generation' ? adapter.base : undefined;
}

/** Such weights cannot be divided among GPUs. */
const readsFormat = (model: ModelRecord): boolean => !isBitsAndBytes(model) || gpusOf(model) === undefined;

/** The image lacks the plugin for bitsandbytes, whose dependencies could replace the vLLM of the image. */
const image = (model: ModelRecord): Code<'shell'> =>
  isBitsAndBytes(model)
    ? sh`
        --entrypoint sh \
        vllm/vllm-openai:latest \
        -c 'uv pip install --system --no-deps bitsandbytes vllm-bnb-plugin && exec vllm serve "$@"' vllm
      `
    : sh`vllm/vllm-openai:latest`;

/** The server reserves memory for adapters up to this rank; the default, 16, is too low for many. */
const highestRank = 64;

export default defineApp({
  label: 'vLLM',
  summary: 'High-throughput server for language models on GPUs, with an OpenAI-compatible API.',
  synonyms: ['vllm serve', 'vllm server', 'paged attention', 'openai compatible server'],
  docsUrl: 'https://docs.vllm.ai',
  tasks: ['text-generation', 'image-text-to-text'],
  systems: ['linux'],
  hub: 'client',
  baseOf: servedBase,
  ways: [python, dockerOnLinux],
  fits: (model) => {
    const base = servedBase(model);
    if (!readsFormat(base === undefined ? model : { id: base })) return undefined;
    return base === undefined
      ? servedReason(model, 'vllm')
      : `It is an adapter, and vLLM serves its base model, ${base}.`;
  },

  snippets(model, context) {
    const base = servedBase(model);
    const target = base ?? model.id;
    const served = base === undefined ? model.id : nameOf(model);
    const loaded = base === undefined ? model : { id: base };
    const divided = gpusFlag(loaded, sh`--tensor-parallel-size`);
    const flags =
      base === undefined
        ? sh`${revisionFlag(context)}${divided}${trustFlag(model)}${vllmDiffusionFlag(model)}`
        : sh`${divided} --enable-lora --lora-modules ${`${served}=${model.id}`} --max-lora-rank ${highestRank}`;
    const warnings = serverWarnings(model, loaded);
    const start =
      context.way === 'docker'
        ? {
            install: [dockerEngine],
            code: sh`
              docker run --gpus all --ipc=host \
                -p 127.0.0.1:8000:8000 \
                -v ~/.cache/huggingface:/root/.cache/huggingface \
                ${dockerVariables(context)} \
                ${image(loaded)} \
                ${target}${flags}${formatFlags(model)}
            `,
          }
        : {
            install: vllmPackages(model, loaded),
            code: sh`vllm serve ${target}${flags} --host 127.0.0.1${formatFlags(model)}`,
          };
    return [
      { title: 'Start the server', warnings, ...start },
      callSnippet(withServedTask(model), context, { port: 8000, served }),
    ];
  },
});
