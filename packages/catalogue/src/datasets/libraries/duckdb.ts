import { py } from '../../code/index.ts';
import { hubClient, hubImport } from '../../snippets/hub.ts';
import { isOtherHub, needsAccount } from '../../snippets/generate.ts';
import { pip } from '../../snippets/requirement.ts';
import { defineDatasetLibrary } from '../dataset-library.ts';
import { fitsTables, inHub, locate, noTable, parquetAlias } from '../locate.ts';
import type { TableFormat } from '../tables.ts';

/** CSV and JSON are looked at first: separators and line breaks need no saying. */
const readers: Readonly<Record<TableFormat, string>> = {
  parquet: 'read_parquet',
  csv: 'read_csv',
  tsv: 'read_csv',
  jsonl: 'read_json',
  json: 'read_json',
};

export default defineDatasetLibrary({
  prettyLabel: 'DuckDB',
  repoName: 'duckdb',
  repoUrl: 'https://github.com/duckdb/duckdb',
  docsUrl: 'https://huggingface.co/docs/hub/datasets-duckdb',
  summary: 'SQL over files where they lie: only the columns and rows that are asked for are fetched.',
  fits: fitsTables,

  snippets(dataset, context) {
    const found = locate(dataset, context, parquetAlias);
    if (!found) return { notice: noTable };
    const { title, warnings, format, paths } = found;
    const addresses = paths.map(inHub);
    const [first = ''] = addresses;
    const read = py.identifier(readers[format]);
    const rows = py`
      rows = duckdb.${read}(${addresses.length === 1 ? first : addresses})
      rows.limit(5).show()
    `;
    // Its own reader of hub addresses knows the public hub only; the hub's client goes where it is told.
    if (isOtherHub(context))
      return [
        {
          title,
          warnings,
          install: [pip('duckdb'), hubClient(context)],
          code: py`
            import duckdb
            ${hubImport(context, 'HfFileSystem')}

            duckdb.register_filesystem(HfFileSystem())
            ${rows}
          `,
        },
      ];
    const secret = needsAccount(dataset)
      ? py`duckdb.sql("CREATE SECRET (TYPE huggingface, PROVIDER credential_chain)")`
      : py.none;
    return [
      {
        title,
        warnings,
        install: [pip('duckdb')],
        code: py`
          import duckdb

          ${secret}
          ${rows}
        `,
      },
    ];
  },
});
