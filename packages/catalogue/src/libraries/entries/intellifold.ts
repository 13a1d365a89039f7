import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { hubDownload } from '../../snippets/hub.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { gpu } from '../../snippets/warnings.ts';

/** Files that the program loads, and an input that already includes the results of the database searches. */
const files = ['intellifold_v2.bin.zst', 'intellifold_v2_fourier.npz', 'fold_input.json'];

const laterPython: Warning = { code: 'hardware', message: 'Needs Python 3.12 or later.' };

export default defineLibrary({
  prettyLabel: 'IntelliFold',
  repoName: 'IntelliFold',
  repoUrl: 'https://github.com/IntelliGen-AI/IntelliFold',
  summary: 'Predicts the structure of proteins, nucleic acids and the molecules bound to them.',
  countDownloads: 'path_extension:"pt" OR path_extension:"zst"',
  languages: ['shell'],

  // Its engine is built from the checkout: no package index has it.
  snippets(model, context) {
    return [
      {
        title: 'Predict the structure of a protein',
        install: [
          hubTool(context),
          checkout('https://github.com/IntelliGen-AI/IntelliFold', {
            install: ['./third_party/alphafold3'],
          }),
          pip('intellifold', '>=2'),
        ],
        warnings: [gpu, laterPython],
        code: sh`
          build_data
          ${hubDownload(model, context, { folder: 'model_v2', files })}
          intellifold predict model_v2/fold_input.json \
            --model-dir=model_v2 --output-dir=output \
            -- --norun_data_pipeline
        `,
      },
    ];
  },
});
