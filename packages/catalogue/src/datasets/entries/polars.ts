import { type Code, py } from '../../code/index.ts';
import { isOtherHub } from '../../snippets/access.ts';
import { pip } from '../../snippets/requirement.ts';
import { defineDatasetLibrary } from '../define.ts';
import { fitsTables } from '../recipes/locate.ts';
import { type TableReader, tableSnippets } from '../recipes/remote-tables.ts';
import { separatorOf, type Table } from '../recipes/tables.ts';

function scan(table: Table, source: Code<'python'>): Code<'python'> {
  switch (table.format) {
    case 'parquet':
      return py`pl.scan_parquet(${source})`;
    case 'csv':
    case 'tsv':
      return py`pl.scan_csv(${source}${py.rest({ separator: separatorOf(table) })})`;
    case 'jsonl':
      return py`pl.scan_ndjson(${source})`;
    case 'json':
      return py`pl.read_json(${source}).lazy()`;
  }
}

const reader: TableReader = {
  library: pip('polars'),
  imports: py`import polars as pl`,
  isNative: true,
  // It reads JSON only from disk, and one file at a time.
  readsUrls: ({ format }, context) => format !== 'json' && !isOtherHub(context),
  show: (table, source, isOne) => py`
    rows = ${
      isOne || table.format !== 'json'
        ? scan(table, source)
        : py`pl.concat([${scan(table, py`path`)} for path in ${source}])`
    }
    print(rows.head().collect())
  `,
};

export default defineDatasetLibrary({
  prettyLabel: 'Polars',
  repoName: 'polars',
  repoUrl: 'https://github.com/pola-rs/polars',
  docsUrl: 'https://huggingface.co/docs/hub/datasets-polars',
  summary: 'Fast, lazy tables: a query downloads only the columns and rows it needs.',
  fits: fitsTables,
  snippets: (dataset, context) => tableSnippets(reader, dataset, context),
});
