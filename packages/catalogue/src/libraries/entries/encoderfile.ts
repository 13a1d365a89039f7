import { sh } from '../../code/index.ts';
import { fileEnding } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubDownload } from '../../snippets/hub.ts';
import { sampleTextAmong } from '../../snippets/samples/text.ts';
import { placeholder } from '../../snippets/warnings.ts';
import featureExtraction from '../../tasks/entries/feature-extraction/samples.ts';
import textClassification from '../../tasks/entries/text-classification/samples.ts';
import tokenClassification from '../../tasks/entries/token-classification/samples.ts';

const taskTexts = {
  'feature-extraction': featureExtraction,
  'text-classification': textClassification,
  'token-classification': tokenClassification,
};

const runsIt = {
  code: 'remote-code',
  message: 'The model is an executable program. Run it only if you trust its author.',
} as const;

export default defineLibrary({
  prettyLabel: 'encoderfile',
  repoName: 'encoderfile',
  repoUrl: 'https://github.com/mozilla-ai/encoderfile',
  docsUrl: 'https://mozilla-ai.github.io/encoderfile/',
  summary: 'Packs an encoder model and its runtime into one program.',
  countDownloads: 'path_extension:"encoderfile"',
  languages: ['shell'],
  tasks: ['feature-extraction', 'text-classification', 'token-classification'],
  fits: (model) =>
    fileEnding(model, '.encoderfile') === undefined ? undefined : 'The repository has an encoderfile.',

  snippets(model, context) {
    const known = context.file ?? fileEnding(model, '.encoderfile');
    const file = known ?? 'model.encoderfile';
    return [
      {
        title: 'Run the model on a text',
        install: [hubClient(context)],
        warnings: [runsIt, placeholder('the file that is built for your system')],
        code: sh`
          ${hubDownload(model, context, { folder: '.', files: [file] })}
          install -m 755 ${file} ./encoder
          ./encoder infer ${sampleTextAmong(model, taskTexts)}
        `,
      },
    ];
  },
});
