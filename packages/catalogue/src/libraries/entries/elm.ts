import { sh } from '../../code/index.ts';
import { filesOf, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';

export default defineLibrary({
  prettyLabel: 'ELM',
  repoName: 'elm',
  repoUrl: 'https://github.com/slicex-ai/elm',
  summary: 'Language models that can be cut into smaller ones for a task.',
  countDownloads: 'path_filename:"slicex_elm_config" AND path_extension:"json"',
  languages: ['shell'],
  tasks: ['text-generation'],
  // Its name is also the code of a language.
  refuses: ({ pipeline_tag: task }) => task !== undefined && task !== 'text-generation',
  fits: (model) =>
    filesOf(model).some((file) => file.endsWith('slicex_elm_config.json'))
      ? 'The repository has a slicex_elm_config.json of ELM.'
      : undefined,

  snippets(model, context) {
    const folder = `models/${nameOf(model)}`;
    return [
      {
        title: 'Run the example prompts of the model',
        install: [
          checkout('https://github.com/slicex-ai/elm', { install: ['-r', 'requirements.txt'] }),
          hubClient(context),
        ],
        code: sh`
          ${hubDownload(model, context, { folder })}
          python run.py ${folder}
        `,
      },
    ];
  },
});
