import { sh } from '../../code/index.ts';
import { defineApp } from '../define.ts';
import { ggufChoice } from '../../libraries/recipes/gguf/choice.ts';
import { ggufReason } from '../../libraries/recipes/local/model.ts';

export default defineApp({
  label: 'LocalAI',
  docsUrl: 'https://localai.io',
  tasks: ['text-generation'],
  fits: ggufReason,

  snippets(model, context) {
    const { file, warnings } = ggufChoice(model, context);
    const address = `huggingface://${model.id}/${file}`;
    return [
      {
        title: 'Run it with Docker',
        warnings,
        code: sh`
          docker run --name local-ai \
            -p 127.0.0.1:8080:8080 \
            -v localai-models:/models \
            localai/localai:latest ${address}
        `,
      },
      { title: 'Or with LocalAI installed', warnings, code: sh`local-ai run ${address}` },
    ];
  },
});
