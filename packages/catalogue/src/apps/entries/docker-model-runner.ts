import { defineApp } from '../define.ts';
import { ggufReason } from '../../libraries/recipes/gguf/role.ts';
import { servedReason } from '../../libraries/recipes/local/model.ts';
import { dockerEngine } from '../../libraries/recipes/setup/programs.ts';
import { registryReference } from '../recipes/registry.ts';
import { commandFor } from '../recipes/terminal.ts';

export default defineApp({
  label: 'Docker Model Runner',
  summary: 'Runs models from Docker Desktop or Docker Engine and serves them with an OpenAI-compatible API.',
  synonyms: ['docker model run', 'docker', 'docker desktop ai', 'dmr'],
  docsUrl: 'https://docs.docker.com/ai/model-runner/',
  tasks: ['text-generation', 'image-text-to-text'],
  hub: 'address',
  fits: (model) => ggufReason(model) ?? servedReason(model),

  snippets(model, context) {
    const { reference, warnings } = registryReference(model, context);
    return [
      {
        title: 'Run it with Docker',
        install: [dockerEngine],
        warnings,
        code: commandFor(context)`docker model run ${reference}`,
      },
    ];
  },
});
