import { type Code, py } from '../../code/index.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { isOtherHub } from '../../snippets/access.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import type { DatasetRecord } from '../../records/dataset.ts';
import { defineDatasetLibrary } from '../define.ts';
import { fromDisk } from '../recipes/from-disk.ts';
import { fitsTables, hasOwner, inHub, locate, noTable, parquetAlias } from '../recipes/locate.ts';
import { readableTable, type Table, type TableFormat } from '../recipes/tables.ts';

const scanners: Readonly<Record<TableFormat, (source: Code<'python'>) => Code<'python'>>> = {
  parquet: (source) => py`pl.scan_parquet(${source})`,
  csv: (source) => py`pl.scan_csv(${source})`,
  tsv: (source) => py`pl.scan_csv(${source}, separator="\t")`,
  jsonl: (source) => py`pl.scan_ndjson(${source})`,
  json: (source) => py`pl.read_json(${source}).lazy()`,
};

/** For another hub, for datasets without an owner, and for JSON, which Polars reads only from disk and one file at a time. */
function readFetched(dataset: DatasetRecord, context: SnippetContext, table: Table): Snippet {
  const { title, needs, standardImport, hubImport, fetch, isOne } = fromDisk(dataset, context, table);
  const scan = scanners[table.format];
  const several =
    table.format === 'json' ? py`pl.concat([${scan(py`path`)} for path in paths])` : scan(py`paths`);
  return {
    title,
    install: [pip('polars'), ...needs],
    code: py`
      ${standardImport}

      import polars as pl
      ${hubImport}

      ${fetch}
      rows = ${isOne ? scan(py`path`) : several}
      print(rows.head().collect())
    `,
  };
}

export default defineDatasetLibrary({
  prettyLabel: 'Polars',
  repoName: 'polars',
  repoUrl: 'https://github.com/pola-rs/polars',
  docsUrl: 'https://huggingface.co/docs/hub/datasets-polars',
  summary: 'Fast, lazy tables: a query downloads only the columns and rows it needs.',
  fits: (dataset) => (hasOwner(dataset) ? fitsTables(dataset) : undefined),

  snippets(dataset, context) {
    const table = readableTable(dataset);
    if (table && (isOtherHub(context) || !hasOwner(dataset) || table.format === 'json'))
      return [readFetched(dataset, context, table)];
    const found = locate(dataset, context, parquetAlias);
    if (!found) return { notice: noTable };
    const addresses = found.paths.map(inHub);
    const [first = ''] = addresses;
    return [
      {
        title: found.title,
        warnings: found.warnings,
        install: [pip('polars')],
        code: py`
          import polars as pl

          rows = ${scanners[found.format](addresses.length === 1 ? py`${first}` : py`${addresses}`)}
          print(rows.head().collect())
        `,
      },
    ];
  },
});
