import { sh } from '../../code/index.ts';
import { servedReason } from '../../libraries/recipes/serving/served.ts';
import { gpusFlag, revisionFlag, serverWarnings, trustFlag } from '../../libraries/recipes/local/server.ts';
import { dockerEngine } from '../../libraries/recipes/setup/programs.ts';
import { withServedTask } from '../../records/traits/served-type.ts';
import { pip } from '../../snippets/requirement.ts';
import { defineApp } from '../define.ts';
import { callSnippet } from '../recipes/call.ts';
import { dockerVariables } from '../recipes/docker.ts';
import { dockerOnLinux, python } from '../recipes/ways.ts';

export default defineApp({
  label: 'SGLang',
  summary: 'High-throughput server for language and vision models on GPUs.',
  synonyms: ['sgl', 'sglang server', 'sg lang'],
  docsUrl: 'https://docs.sglang.io',
  tasks: ['text-generation', 'image-text-to-text'],
  systems: ['linux'],
  hub: 'client',
  ways: [python, dockerOnLinux],
  fits: (model) => servedReason(model, 'sglang'),

  snippets(model, context) {
    const flags = sh`--model-path ${model.id}${revisionFlag(context)}${gpusFlag(model, sh`--tp`)}${trustFlag(model)}`;
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
            install: [pip('sglang')],
            code: sh`sglang serve ${flags} --port 30000`,
          };
    return [
      { title: 'Start the server', warnings, ...start },
      callSnippet(withServedTask(model), context, { port: 30_000, served: model.id }),
    ];
  },
});
