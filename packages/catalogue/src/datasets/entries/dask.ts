import { type Code, py } from '../../code/index.ts';
import { pip } from '../../snippets/requirement.ts';
import { defineDatasetLibrary } from '../define.ts';
import { fitsTables } from '../recipes/locate.ts';
import { type TableReader, tableSnippets } from '../recipes/remote-tables.ts';
import { separatorOf, type Table } from '../recipes/tables.ts';

function read(table: Table, source: Code<'python'>): Code<'python'> {
  switch (table.format) {
    case 'parquet':
      return py`dd.read_parquet(${source})`;
    case 'csv':
    case 'tsv':
      return py`dd.read_csv(${source}${py.rest({ sep: separatorOf(table) })}${whole(table)})`;
    case 'jsonl':
      return py`dd.read_json(${source}, lines=True)`;
    case 'json':
      return py`dd.read_json(${source}, lines=False)`;
  }
}

/** A compressed file cannot be split into blocks. */
const whole = ({ paths }: Table): Code<'python'> =>
  paths[0]?.endsWith('.gz') ? py`, blocksize=None` : py.none;

const reader: TableReader = {
  library: pip('dask[dataframe]'),
  imports: py`import dask.dataframe as dd`,
  isNative: false,
  show: (table, source) => py`
    df = ${read(table, source)}
    print(df.head())
  `,
};

export default defineDatasetLibrary({
  prettyLabel: 'Dask',
  repoName: 'dask',
  repoUrl: 'https://github.com/dask/dask',
  docsUrl: 'https://huggingface.co/docs/hub/datasets-dask',
  summary: 'Tables larger than memory, processed in parallel with the pandas API.',
  fits: fitsTables,
  snippets: (dataset, context) => tableSnippets(reader, dataset, context),
});
