import { py, sh } from '../../code/index.ts';
import { fileEnding } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { publicHub } from '../../platform.ts';
import { hubClient, hubDownload } from '../../snippets/hub.ts';
import { hubFileEnding } from '../../snippets/hub-find.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { placeholder } from '../../snippets/warnings.ts';
import textGeneration from '../../tasks/entries/text-generation/samples.ts';

export default defineLibrary({
  prettyLabel: 'LiteRT-LM',
  synonyms: ['mediapipe llm', 'litert lm', 'gemma on android'],
  repoName: 'LiteRT-LM',
  repoUrl: 'https://github.com/google-ai-edge/LiteRT-LM',
  docsUrl: 'https://ai.google.dev/edge/litert-lm',
  summary: 'Runs language models on phones, in browsers, on desktops and on small boards.',
  countDownloads: 'path_extension:"litertlm" OR path_extension:"task"',
  languages: ['shell', 'python'],
  tasks: ['text-generation'],
  aliases: ['litertlm'],
  fits: (model) =>
    fileEnding(model, '.litertlm') === undefined ? undefined : 'The repository has a .litertlm file.',

  snippets(model, context) {
    const { known, imports, find, path } = hubFileEnding(model, context, '.litertlm');
    const file = known ?? 'model.litertlm';
    const prompt = sampleTextOf(model, textGeneration);

    // The program downloads only from the public hub, and only the latest revision.
    const elsewhere = context.revision !== undefined || context.platform.hubUrl !== publicHub;
    const run: Snippet = elsewhere
      ? {
          title: 'Run it from the command line',
          install: [pip('litert-lm'), hubClient(context)],
          warnings: known === undefined ? [placeholder('the name of the .litertlm file')] : [],
          code: sh`
            ${hubDownload(model, context, { files: [file], folder: 'model' })}
            litert-lm run ${`model/${file}`} --prompt=${prompt}
          `,
        }
      : {
          title: 'Run it from the command line',
          install: [pip('litert-lm')],
          code:
            known === undefined
              ? sh`litert-lm run --from-huggingface-repo=${model.id} --prompt=${prompt}`
              : sh`litert-lm run --from-huggingface-repo=${model.id} ${known} --prompt=${prompt}`,
        };
    return [
      run,
      {
        title: 'Chat in Python',
        install: [pip('litert-lm-api'), hubClient(context)],
        code: py`
          import litert_lm
          ${imports}

          ${find}
          path = ${path}
          with litert_lm.Engine(path) as engine, engine.create_conversation() as conversation:
              print(conversation.send_message(${prompt}))
        `,
      },
    ];
  },
});
