import { type Code, py } from '../../code/index.ts';
import { hubClient } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { defineDatasetLibrary } from '../define.ts';
import { fitsTables, inHub, locate, noTable, parquetBranch } from '../recipes/locate.ts';
import type { TableFormat } from '../recipes/tables.ts';

type Reader = (paths: string | readonly string[], more: Code<'python'>) => Code<'python'>;

const readers: Readonly<Record<TableFormat, Reader>> = {
  parquet: (paths) => py`dd.read_parquet(${paths})`,
  csv: (paths, whole) => py`dd.read_csv(${paths}${whole})`,
  tsv: (paths, whole) => py`dd.read_csv(${paths}, sep="\t"${whole})`,
  jsonl: (paths) => py`dd.read_json(${paths}, lines=True)`,
  json: (paths) => py`dd.read_json(${paths}, lines=False)`,
};

export default defineDatasetLibrary({
  prettyLabel: 'Dask',
  repoName: 'dask',
  repoUrl: 'https://github.com/dask/dask',
  docsUrl: 'https://huggingface.co/docs/hub/datasets-dask',
  summary: 'Tables larger than memory, processed in parallel with the pandas API.',
  fits: fitsTables,

  snippets(dataset, context) {
    const found = locate(dataset, context, parquetBranch);
    if (!found) return { notice: noTable };
    const { title, warnings, format, paths } = found;
    const addresses = paths.map(inHub);
    const [first = ''] = addresses;
    // A compressed file cannot be split into blocks.
    const whole = first.endsWith('.gz') ? py`, blocksize=None` : py.none;
    return [
      {
        title,
        warnings,
        install: [pip('dask[dataframe]'), hubClient(context)],
        code: py`
          import dask.dataframe as dd

          df = ${readers[format](addresses.length === 1 ? first : addresses, whole)}
          print(df.head())
        `,
      },
    ];
  },
});
