import { sh } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { program } from '../../snippets/requirement.ts';
import { placeholder } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'Montreal Forced Aligner',
  synonyms: ['mfa', 'forced alignment', 'forced aligner'],
  repoName: 'Montreal Forced Aligner',
  repoUrl: 'https://github.com/MontrealCorpusTools/Montreal-Forced-Aligner',
  docsUrl: 'https://montreal-forced-aligner.readthedocs.io',
  summary: 'Aligns recordings with their transcripts, down to single words and sounds.',
  languages: ['shell'],
  countDownloads: 'path:"acoustic/final.mdl" OR path_extension:"zip"',

  // Archives of earlier versions contain one part each and do not name the matching others.
  snippets(model, context) {
    const files = filesOf(model);
    if (files.length > 0 && !files.includes('acoustic/final.mdl')) return [downloadSnippet(model, context)];
    const { revision } = context;
    return [
      {
        title: 'Align recordings with their transcripts',
        install: [
          program('mfa', {
            url: 'https://montreal-forced-aligner.readthedocs.io/en/latest/installation.html',
          }),
        ],
        warnings: [placeholder('your recordings and their texts, in the folder corpus,')],
        code: sh`mfa align_hf corpus ${revision === undefined ? model.id : `${model.id}@${revision}`} aligned`,
      },
    ];
  },
});
