/** @module Snippets of libraries that read `hf://` URLs, with patterns and lists of them: Dask, Polars, DuckDB. */
import { type Code, py } from '../../code/index.ts';
import type { GeneratorResult } from '../../libraries/define.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubClient, hubImport } from '../../snippets/hub.ts';
import type { PythonRequirement } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import type { DatasetRecord } from '../../records/dataset.ts';
import { parquetCopy } from './copy.ts';
import { fromDisk } from './from-disk.ts';
import { inHub, noTable, sourceOf, tablePaths, tableTitle } from './locate.ts';
import { hasOwner } from './owner.ts';
import type { Table } from './tables.ts';
import { accessHint, forRows } from './unlisted.ts';

export interface TableReader {
  readonly library: PythonRequirement;
  readonly imports: Code<'python'>;
  /** Whether it reads `hf://` URLs itself: then only those of the public hub, and branches by their alias. */
  readonly isNative: boolean;
  /** Whether it reads the table from URLs; all others are downloaded first. */
  readonly readsUrls?: (table: Table, context: SnippetContext) => boolean;
  /** Lines before the use of URLs, for libraries that do not use the log-in. */
  readonly signIn?: (dataset: DatasetRecord) => Code<'python'>;
  /** Reads and shows the rows of one file or pattern, or of a list. */
  readonly show: (table: Table, source: Code<'python'>, isOne: boolean) => Code<'python'>;
}

const copied: Table = { format: 'parquet', paths: [], isPattern: true };

function readCopy(reader: TableReader, dataset: DatasetRecord, context: SnippetContext): Snippet {
  const { library, imports, isNative, signIn, show } = reader;
  const copy = parquetCopy(dataset, context, isNative ? 'alias' : 'url');
  return {
    title: copy.title,
    warnings: copy.warnings,
    install: isNative && copy.hubNames.length === 0 ? [library] : [library, hubClient(context)],
    code: py`
      ${imports}
      ${hubImport(context, ...copy.hubNames)}

      ${signIn?.(dataset) ?? py.none}
      ${copy.find}
      ${show(copied, copy.files, true)}
    `,
  };
}

function readFetched(
  { library, imports, show }: TableReader,
  dataset: DatasetRecord,
  context: SnippetContext,
  table: Table,
): Snippet {
  const { title, needs, standardImport, hubImport: hub, fetch, isOne } = fromDisk(dataset, context, table);
  return {
    title,
    install: [library, ...needs],
    code: py`
      ${standardImport}

      ${imports}
      ${hub}

      ${fetch}
      ${show(table, isOne ? py`path` : py`paths`, isOne)}
    `,
  };
}

function readRemote(
  reader: TableReader,
  dataset: DatasetRecord,
  context: SnippetContext,
  table: Table,
): Snippet {
  const { library, imports, isNative, signIn, show } = reader;
  const addresses = tablePaths(dataset, table, context).map(inHub);
  const [first = ''] = addresses;
  const isOne = addresses.length === 1;
  return {
    title: tableTitle(table),
    install: isNative ? [library] : [library, hubClient(context)],
    code: py`
      ${imports}

      ${signIn?.(dataset) ?? py.none}
      ${show(table, isOne ? py`${first}` : py`${addresses}`, isOne)}
    `,
  };
}

export function tableSnippets(
  reader: TableReader,
  dataset: DatasetRecord,
  context: SnippetContext,
): GeneratorResult {
  const source = sourceOf(dataset, context);
  if (source === undefined) return { notice: noTable };
  if (source === 'copy')
    return forRows(
      dataset,
      [readCopy(reader, dataset, context)],
      reader.signIn ? '' : accessHint(dataset, context),
    );
  const { table } = source;
  const isRemote = hasOwner(dataset) && (reader.readsUrls?.(table, context) ?? true);
  return [(isRemote ? readRemote : readFetched)(reader, dataset, context, table)];
}
