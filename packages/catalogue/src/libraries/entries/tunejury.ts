import { py } from '../../code/index.ts';
import { fileEnding, filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet, hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { pickle, placeholder } from '../../snippets/warnings.ts';

/** Trained on all votes; the other files each leave out a part. */
const primary = 'tunejury.pt';

export default defineLibrary({
  prettyLabel: 'TuneJury',
  repoName: 'TuneJury',
  repoUrl: 'https://github.com/yonghyunk1m/TuneJury',
  docsUrl: 'https://yonghyunk1m.github.io/TuneJury/',
  countDownloads: 'path_extension:"pt"',
  summary: 'Scores how well generated music fits a prompt and pleases listeners.',
  languages: ['python', 'shell'],

  snippets(model, context) {
    const file = context.file ?? (filesOf(model).includes(primary) ? primary : fileEnding(model, '.pt'));
    if (!file?.endsWith('.pt')) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Score a piece of music',
        install: [
          checkout('https://github.com/yonghyunk1m/TuneJury', { install: ['-r', 'requirements.txt'] }),
          hubClient(context),
        ],
        warnings: [
          pickle,
          {
            code: 'gated',
            message: 'It uses MERT-v1-330M, which may require a login: accept its terms on its page.',
          },
          placeholder('a piece of music, as clip.wav,'),
        ],
        code: py`
          ${hubImport(context, 'hf_hub_download')}
          from tunejury import Scorer

          scorer = Scorer.from_pretrained(${hubFile(model, context, file)})
          print(scorer.score("clip.wav", prompt="A calm piano melody over soft rain"))
        `,
      },
    ];
  },
});
