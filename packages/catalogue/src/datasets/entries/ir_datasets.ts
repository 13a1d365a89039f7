import { py } from '../../code/index.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { defineDatasetLibrary } from '../define.ts';
import { irdsName } from '../recipes/irds.ts';

const unpinned: Warning = {
  code: 'unpinned',
  message: 'The package downloads the dataset from its authors: there are no revisions.',
};

export default defineDatasetLibrary({
  prettyLabel: 'ir_datasets',
  repoName: 'ir_datasets',
  repoUrl: 'https://github.com/allenai/ir_datasets',
  docsUrl: 'https://ir-datasets.com',
  summary: 'Reads the documents, queries and judgements of test collections for search.',
  fits: (dataset) =>
    irdsName(dataset) === undefined ? undefined : 'The repository describes a dataset of ir_datasets.',

  snippets(dataset, { revision }) {
    const name = irdsName(dataset);
    if (name === undefined)
      return {
        notice: {
          code: 'not-in-ir-datasets',
          message: 'Only the repositories of irds are known to be datasets of ir_datasets.',
        },
      };
    return [
      {
        title: 'Show the first queries or documents',
        install: [pip('ir_datasets')],
        warnings: revision === undefined ? [] : [unpinned],
        code: py`
          from itertools import islice

          import ir_datasets

          dataset = ir_datasets.load(${name})
          rows = dataset.queries_iter() if dataset.has_queries() else dataset.docs_iter()
          for row in islice(rows, 3):
              print(row)
        `,
      },
    ];
  },
});
