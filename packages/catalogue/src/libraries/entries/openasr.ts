import { sh } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { program } from '../../snippets/requirement.ts';
import { placeholder } from '../../snippets/warnings.ts';

const install = [program('openasr', { url: 'https://github.com/QuintinShaw/openasr/releases' })];

export default defineLibrary({
  prettyLabel: 'OpenASR',
  repoName: 'OpenASR',
  repoUrl: 'https://github.com/QuintinShaw/openasr',
  docsUrl: 'https://github.com/QuintinShaw/openasr/blob/main/docs/DOCS_INDEX.md',
  summary: 'Turns speech into text on your own machine, from files or live.',
  languages: ['shell'],
  tasks: ['automatic-speech-recognition'],
  countDownloads: 'path_extension:"oasr"',

  snippets(model) {
    const name = nameOf(model);
    const pull = sh`openasr pull ${name}`;
    // Models for punctuation, diarization and similar tasks are only used with another model.
    if (model.pipeline_tag !== undefined && model.pipeline_tag !== 'automatic-speech-recognition')
      return [{ title: 'Get the model', install, code: pull }];
    return [
      {
        title: 'Get the model and transcribe a recording',
        install,
        warnings: [placeholder('a recording, as audio.wav,')],
        code: sh`
          ${pull}
          openasr transcribe audio.wav --model=${name}
        `,
      },
    ];
  },
});
