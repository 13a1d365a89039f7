import { sh } from '../code/index.ts';
import { defineLibrary } from '../library.ts';
import { hubTool } from '../recipes/hub-tool.ts';
import { hubDownload } from '../snippets/hub.ts';
import { pip } from '../snippets/requirement.ts';
import { gpu, oldPython, pickle } from '../snippets/warnings.ts';

/** Insulin's two chains. */
const chains = [
  { protein: { id: 'A', sequence: 'GIVEQCCTSICSLYQLENYCN' } },
  { protein: { id: 'B', sequence: 'FVNQHLCGSHLVEALYLVCGERGFFYTPKT' } },
];

export default defineLibrary({
  prettyLabel: 'IntelliFold',
  repoName: 'IntelliFold',
  repoUrl: 'https://github.com/IntelliGen-AI/IntelliFold',
  summary: 'Predicts the structure of proteins, nucleic acids and the molecules bound to them.',
  countDownloads: 'path_extension:"pt" OR path_extension:"zst"',
  languages: ['shell'],

  // The program looks for its files in a cache, and fetches only those which are not there.
  snippets(model, context) {
    return [
      {
        title: 'Predict the structure of a protein',
        install: [hubTool(context), pip('intellifold')],
        warnings: [gpu, pickle, oldPython('3.11')],
        code: sh`
          ${hubDownload(model, context, { folder: 'intellifold-cache' })}

          printf '%s\n' ${sh.json({ version: 1, sequences: chains })} > insulin.yaml

          intellifold predict insulin.yaml --cache=intellifold-cache --out_dir=output --use_msa_server
        `,
      },
    ];
  },
});
