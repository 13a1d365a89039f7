import { type Code, py } from '../../code/index.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { isOtherHub } from '../../snippets/generate.ts';
import { hubClient, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import type { DatasetRecord } from '../dataset.ts';
import { defineDatasetLibrary } from '../dataset-library.ts';
import { fitsTables, inHub, locate, noTable, parquetAlias } from '../locate.ts';
import { formatNames, readableTable, type Table, type TableFormat } from '../tables.ts';

const scanners: Readonly<Record<TableFormat, (source: Code<'python'>) => Code<'python'>>> = {
  parquet: (source) => py`pl.scan_parquet(${source})`,
  csv: (source) => py`pl.scan_csv(${source})`,
  tsv: (source) => py`pl.scan_csv(${source}, separator="\t")`,
  jsonl: (source) => py`pl.scan_ndjson(${source})`,
  json: (source) => py`pl.read_json(${source}).lazy()`,
};

/** For another hub, and for JSON, which Polars reads from disk only. */
function fromDisk(dataset: DatasetRecord, context: SnippetContext, table: Table): Snippet {
  const { format, paths, isPattern } = table;
  const [first = ''] = paths;
  const install = [pip('polars'), hubClient(context)];
  const title = `Fetch and read the ${formatNames[format]} file${isPattern || paths.length > 1 ? 's' : ''}`;
  const scan = scanners[format];
  const revision = context.revision;
  if (!isPattern && paths.length === 1)
    return {
      title,
      install,
      code: py`
        import polars as pl
        ${hubImport(context, 'hf_hub_download')}

        path = hf_hub_download(${py.args({ repo_id: dataset.id, filename: first, repo_type: 'dataset', revision })})
        rows = ${scan(py`path`)}
        print(rows.head().collect())
      `,
    };
  const files = isPattern
    ? py`sorted(Path(folder).glob(${first}))`
    : py`[Path(folder, name) for name in ${paths}]`;
  return {
    title,
    install,
    code: py`
      from pathlib import Path

      import polars as pl
      ${hubImport(context, 'snapshot_download')}

      folder = snapshot_download(${dataset.id}${py.rest({ repo_type: 'dataset', revision, allow_patterns: paths })})
      rows = pl.concat([${scan(py`path`)} for path in ${files}])
      print(rows.head().collect())
    `,
  };
}

export default defineDatasetLibrary({
  prettyLabel: 'Polars',
  repoName: 'polars',
  repoUrl: 'https://github.com/pola-rs/polars',
  docsUrl: 'https://huggingface.co/docs/hub/datasets-polars',
  summary: 'Fast tables that are read lazily: a query fetches only the columns and rows it needs.',
  fits: fitsTables,

  snippets(dataset, context) {
    const table = readableTable(dataset);
    if (table && (isOtherHub(context) || table.format === 'json')) return [fromDisk(dataset, context, table)];
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
