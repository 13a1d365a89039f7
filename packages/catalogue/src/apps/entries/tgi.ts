import { sh } from '../../code/index.ts';
import { defineApp } from '../define.ts';
import { callSnippet } from '../recipes/call.ts';
import { isGgufOnly } from '../../records/gguf-only.ts';
import { dockerEngine } from '../../libraries/recipes/setup/programs.ts';
import { hasTag } from '../../records/fields.ts';
import { dockerVariables } from '../recipes/docker.ts';
import { revisionFlag, serverWarnings, trustFlag } from '../../libraries/recipes/local/server.ts';

export default defineApp({
  label: 'TGI',
  summary: 'Text Generation Inference: a server for language models on GPUs.',
  synonyms: ['text generation inference', 'text-generation-inference', 'tgi server'],
  docsUrl: 'https://huggingface.co/docs/text-generation-inference/',
  tasks: ['text-generation', 'image-text-to-text'],
  systems: ['linux'],
  hub: 'client',
  fits: (model) =>
    hasTag(model, 'text-generation-inference') && !isGgufOnly(model)
      ? 'The repository is tagged text-generation-inference.'
      : undefined,

  snippets(model, context) {
    return [
      {
        title: 'Start the server with Docker',
        install: [dockerEngine],
        warnings: serverWarnings(model),
        // The image stores downloads under /data, whatever else is mounted.
        code: sh`
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
