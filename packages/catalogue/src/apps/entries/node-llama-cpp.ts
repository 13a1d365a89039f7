import { sh } from '../../code/index.ts';
import { defineApp } from '../define.ts';
import { ggufChoice, taggedId } from '../../libraries/recipes/gguf/choice.ts';
import { ggufReason } from '../../libraries/recipes/local/model.ts';

export default defineApp({
  label: 'node-llama-cpp',
  docsUrl: 'https://node-llama-cpp.withcat.ai',
  tasks: ['text-generation'],
  hub: 'variables',
  fits: ggufReason,

  snippets(model, context) {
    const choice = ggufChoice(model, context);
    const address = `hf:${taggedId(model, choice)}`;
    const { warnings } = choice;
    return [
      {
        title: 'See whether it fits this machine',
        warnings,
        code: sh`npx -y node-llama-cpp inspect estimate ${address}`,
      },
      { title: 'Chat in the terminal', warnings, code: sh`npx -y node-llama-cpp chat ${address}` },
    ];
  },
});
