import { type Code, py } from '../../code/index.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { isOtherHub, needsAccount } from '../../snippets/access.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import type { DatasetRecord } from '../../records/dataset.ts';
import { defineDatasetLibrary } from '../define.ts';
import { fromDisk } from '../recipes/from-disk.ts';
import { fitsTables, hasOwner, inHub, locate, noTable, parquetAlias } from '../recipes/locate.ts';
import { readableTable, type Table, type TableFormat } from '../recipes/tables.ts';

/** The readers for CSV and JSON detect separators and line breaks. */
const readers: Readonly<Record<TableFormat, string>> = {
  parquet: 'read_parquet',
  csv: 'read_csv',
  tsv: 'read_csv',
  jsonl: 'read_json',
  json: 'read_json',
};

const look = (format: TableFormat, source: Code<'python'>): Code<'python'> => py`
  rows = duckdb.${py.identifier(readers[format])}(${source})
  rows.limit(5).show()
`;

/** DuckDB's reader for hub URLs supports only the public hub, and only ids with an owner. */
function readFetched(dataset: DatasetRecord, context: SnippetContext, table: Table): Snippet {
  const { title, needs, standardImport, hubImport, fetch, isOne } = fromDisk(dataset, context, table);
  return {
    title,
    install: [pip('duckdb'), ...needs],
    code: py`
      ${standardImport}

      import duckdb
      ${hubImport}

      ${fetch}
      ${look(table.format, isOne ? py`path` : py`paths`)}
    `,
  };
}

export default defineDatasetLibrary({
  prettyLabel: 'DuckDB',
  repoName: 'duckdb',
  repoUrl: 'https://github.com/duckdb/duckdb',
  docsUrl: 'https://huggingface.co/docs/hub/datasets-duckdb',
  summary: 'SQL on remote files: downloads only the columns and rows a query needs.',
  fits: (dataset) => (hasOwner(dataset) ? fitsTables(dataset) : undefined),

  snippets(dataset, context) {
    const table = readableTable(dataset);
    if (table && (isOtherHub(context) || !hasOwner(dataset))) return [readFetched(dataset, context, table)];
    const found = locate(dataset, context, parquetAlias);
    if (!found) return { notice: noTable };
    const addresses = found.paths.map(inHub);
    const [first = ''] = addresses;
    const secret = needsAccount(dataset)
      ? py`duckdb.sql("CREATE SECRET (TYPE huggingface, PROVIDER credential_chain)")`
      : py.none;
    return [
      {
        title: found.title,
        warnings: found.warnings,
        install: [pip('duckdb')],
        code: py`
          import duckdb

          ${secret}
          ${look(found.format, addresses.length === 1 ? py`${first}` : py`${addresses}`)}
        `,
      },
    ];
  },
});
