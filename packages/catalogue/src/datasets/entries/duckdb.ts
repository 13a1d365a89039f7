import { py } from '../../code/index.ts';
import { isOtherHub } from '../../snippets/access.ts';
import { pip } from '../../snippets/requirement.ts';
import { defineDatasetLibrary } from '../define.ts';
import { fitsTables } from '../recipes/locate.ts';
import { type TableReader, tableSnippets } from '../recipes/remote-tables.ts';
import type { TableFormat } from '../recipes/tables.ts';

/** The readers for CSV and JSON detect separators and line breaks. */
const readers: Readonly<Record<TableFormat, string>> = {
  parquet: 'read_parquet',
  csv: 'read_csv',
  tsv: 'read_csv',
  jsonl: 'read_json',
  json: 'read_json',
};

const reader: TableReader = {
  library: pip('duckdb'),
  imports: py`import duckdb`,
  isNative: true,
  readsUrls: (_, context) => !isOtherHub(context),
  signIn: py`duckdb.sql("CREATE SECRET (TYPE huggingface, PROVIDER credential_chain)")`,
  show: ({ format }, source) => py`
    rows = duckdb.${py.identifier(readers[format])}(${source})
    rows.limit(5).show()
  `,
};

export default defineDatasetLibrary({
  prettyLabel: 'DuckDB',
  repoName: 'duckdb',
  repoUrl: 'https://github.com/duckdb/duckdb',
  docsUrl: 'https://huggingface.co/docs/hub/datasets-duckdb',
  summary: 'SQL on remote files: downloads only the columns and rows a query needs.',
  fits: fitsTables,
  snippets: (dataset, context) => tableSnippets(reader, dataset, context),
});
