import { type Code, sh } from '../../code/index.ts';
import { servedReason } from '../../libraries/recipes/local/model.ts';
import {
  callSnippet,
  revisionFlag,
  serverWarnings,
  trustFlag,
} from '../../libraries/recipes/local/server.ts';
import { dockerEngine } from '../../libraries/recipes/setup/programs.ts';
import { hasTag } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { pip } from '../../snippets/requirement.ts';
import { defineApp } from '../define.ts';
import { dockerVariables } from '../recipes/docker.ts';
import { dockerOnLinux, python } from '../recipes/ways.ts';

const isMistral = (model: ModelRecord): boolean => hasTag(model, 'mistral-common');

const formatFlags = (model: ModelRecord): Code<'shell'> =>
  isMistral(model)
    ? sh` --tokenizer-mode mistral --config-format mistral --load-format mistral --tool-call-parser mistral --enable-auto-tool-choice`
    : sh.none;

export default defineApp({
  label: 'vLLM',
  docsUrl: 'https://docs.vllm.ai',
  tasks: ['text-generation', 'image-text-to-text'],
  systems: ['linux'],
  hub: 'client',
  ways: [python, dockerOnLinux],
  fits: servedReason,

  snippets(model, context) {
    const flags = sh`${revisionFlag(context)}${trustFlag(model)}`;
    const warnings = serverWarnings(model);
    const start =
      context.way === 'docker'
        ? {
            install: [dockerEngine],
            code: sh`
              docker run --gpus all --ipc=host \
                -p 127.0.0.1:8000:8000 \
                -v ~/.cache/huggingface:/root/.cache/huggingface \
                ${dockerVariables(context)} \
                vllm/vllm-openai:latest \
                --model ${model.id}${flags}${formatFlags(model)}
            `,
          }
        : {
            install: isMistral(model) ? [pip('vllm'), pip('mistral-common')] : [pip('vllm')],
            code: sh`vllm serve ${model.id}${flags} --host 127.0.0.1${formatFlags(model)}`,
          };
    return [
      { title: 'Start the server', warnings, ...start },
      callSnippet(model, context, { port: 8000, served: model.id }),
    ];
  },
});
