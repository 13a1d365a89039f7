import { py } from '../../code/index.ts';
import { hasTag, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { pip } from '../../snippets/requirement.ts';
import { pickle, placeholder } from '../../snippets/warnings.ts';
import { defineLibrary } from '../define.ts';

/** Clocks of mice, whose sites are not those of human data. */
const ofMice = /^(?:meer|petkovich|stubbs|thompson)/i;

/** The example of the package with what the clock reads. */
function exampleFor(model: ModelRecord): string | undefined {
  if (hasTag(model, 'chromatin-accessibility')) return 'GSE193140';
  if (!hasTag(model, 'dna-methylation')) return undefined;
  return ofMice.test(nameOf(model)) ? 'GSE130735' : 'GSE139307';
}

/** Clocks that read the shares of cell types in blood, not an age. */
const countsCells = (model: ModelRecord): boolean =>
  /deconvol/i.test([nameOf(model), ...(model.tags ?? [])].join(' '));

export default defineLibrary({
  prettyLabel: 'pyaging',
  synonyms: ['aging clocks', 'biological age', 'epigenetic clock', 'dna methylation age'],
  repoName: 'pyaging',
  repoUrl: 'https://github.com/lucascamillomd/pyaging',
  docsUrl: 'https://pyaging.readthedocs.io/',
  summary:
    'Aging clocks: they predict biological age from DNA methylation, transcripts and other molecular data.',
  languages: ['python'],
  tasks: ['tabular-regression'],

  // The package finds the repository by the name of the clock.
  snippets(model) {
    const clock = nameOf(model).toLowerCase();
    const example = exampleFor(model);
    return [
      {
        // Some clocks predict a telomere length, a pace or a risk.
        title: countsCells(model)
          ? 'Estimate the share of a cell type in samples'
          : 'Apply the clock to samples',
        install: [pip('pyaging', undefined, { python: '>=3.11' })],
        warnings: [
          pickle,
          ...(example === undefined
            ? [placeholder('a table with a row for each sample, as samples.csv,')]
            : []),
        ],
        code: py`
          import pandas as pd
          import pyaging as pya

          ${
            example === undefined
              ? py`table = pd.read_csv("samples.csv", index_col=0)`
              : py`table = pd.read_pickle(pya.data.download_example_data(${example}))`
          }
          words = list(table.select_dtypes(exclude="number").columns)
          data = pya.pp.df_to_adata(table, metadata_cols=words)
          pya.pred.predict_age(data, [${clock}])
          print(data.obs[${clock}])
        `,
      },
    ];
  },
});
