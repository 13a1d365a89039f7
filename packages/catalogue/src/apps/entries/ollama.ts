import { ggufReason } from '../../libraries/recipes/gguf/role.ts';
import { program } from '../../snippets/requirement.ts';
import { defineApp } from '../define.ts';
import { registryReference } from '../recipes/registry.ts';
import { commandFor } from '../recipes/terminal.ts';

const ollama = program('ollama', {
  script: 'https://ollama.com/install.sh',
  brew: 'ollama',
  winget: 'Ollama.Ollama',
  url: 'https://ollama.com/download',
});

export default defineApp({
  label: 'Ollama',
  summary: 'Downloads and runs models from the terminal, with a local API.',
  synonyms: ['ollama run', 'olama', 'ollama pull', 'ollama serve'],
  docsUrl: 'https://ollama.com',
  tasks: ['text-generation', 'image-text-to-text'],
  hub: 'address',
  fits: ggufReason,

  snippets(model, context) {
    const { reference, warnings } = registryReference(model, context);
    return [
      {
        title: 'Chat in the terminal',
        install: [ollama],
        warnings,
        code: commandFor(context)`ollama run ${reference}`,
      },
    ];
  },
});
