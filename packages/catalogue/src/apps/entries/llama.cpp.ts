import { sh } from '../../code/index.ts';
import { defineApp } from '../define.ts';
import { ggufChoice, taggedId } from '../../libraries/recipes/gguf/choice.ts';
import { ggufReason } from '../../libraries/recipes/local/model.ts';
import { callSnippet, llamaCpp } from '../../libraries/recipes/local/server.ts';

export default defineApp({
  label: 'llama.cpp',
  docsUrl: 'https://github.com/ggml-org/llama.cpp',
  tasks: ['text-generation', 'image-text-to-text'],
  hub: 'variables',
  fits: ggufReason,

  snippets(model, context) {
    const choice = ggufChoice(model, context);
    const reference = taggedId(model, choice);
    const { warnings } = choice;
    return [
      {
        title: 'Start a server with a web page',
        install: [llamaCpp],
        warnings,
        code: sh`llama-server -hf ${reference} --port 8080`,
      },
      callSnippet(model, context, { port: 8080, served: reference }),
      {
        title: 'Run it in the terminal',
        install: [llamaCpp],
        warnings,
        code: sh`llama-cli -hf ${reference}`,
      },
    ];
  },
});
