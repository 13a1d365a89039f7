import { defineApp } from '../define.ts';
import { ggufReference } from '../../libraries/recipes/gguf/choice.ts';
import { ggufReason } from '../../libraries/recipes/gguf/role.ts';
import { node } from '../recipes/node.ts';
import { commandFor } from '../recipes/terminal.ts';

export default defineApp({
  label: 'node-llama-cpp',
  summary: 'Runs GGUF models in Node.js, with bindings to llama.cpp.',
  synonyms: ['node llama', 'llama in node', 'node.js llm', 'javascript llama.cpp'],
  docsUrl: 'https://node-llama-cpp.withcat.ai',
  tasks: ['text-generation'],
  hub: 'variables',
  fits: ggufReason,

  snippets(model, context) {
    const { reference, warnings } = ggufReference(model, context);
    const address = `hf:${reference}`;
    const command = commandFor(context);
    return [
      {
        title: 'See whether it fits this machine',
        install: [node],
        warnings,
        code: command`npx -y node-llama-cpp inspect estimate ${address}`,
      },
      {
        title: 'Chat in the terminal',
        install: [node],
        warnings,
        code: command`npx -y node-llama-cpp chat ${address}`,
      },
    ];
  },
});
