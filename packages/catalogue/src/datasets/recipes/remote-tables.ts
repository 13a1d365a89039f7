/** @module Snippets of libraries that read `hf://` URLs, with patterns and lists of them: Dask, Polars, DuckDB. */
import { type Code, py } from '../../code/index.ts';
import type { GeneratorResult } from '../../libraries/define.ts';
import { needsAccount } from '../../snippets/access.ts';
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
import { accessHint, forCopy, logInHint } from './unlisted.ts';

export interface TableReader {
  readonly library: PythonRequirement;
  readonly imports: Code<'python'>;
  /** Whether it reads `hf://` URLs itself: then only those of the public hub, and branches by their alias. */
  readonly isNative: boolean;
  /** Whether it reads the table from URLs; all others are downloaded first. */
  readonly readsUrls?: (table: Table, context: SnippetContext) => boolean;
  /** The line before the use of URLs of gated datasets, for libraries that do not use the log-in. */
  readonly signIn?: Code<'python'>;
  /** Reads and shows the rows of one file or pattern, or of a list. */
  readonly show: (table: Table, source: Code<'python'>, isOne: boolean) => Code<'python'>;
}

/** Empty for datasets that everybody may read. */
const signInStep = ({ signIn = py.none }: TableReader, dataset: DatasetRecord): Code<'python'> =>
  needsAccount(dataset) ? signIn : py.none;

function hintFor({ signIn }: TableReader, dataset: DatasetRecord, context: SnippetContext): string {
  if (!signIn) return logInHint(dataset, context);
  const logIn = `${context.platform.hubCommand} auth login`;
  return accessHint(dataset, `request access on the hub, log in (${logIn}), and first run: ${signIn.text}`);
}

const copied: Table = { format: 'parquet', paths: [], isPattern: true };

function readCopy(reader: TableReader, dataset: DatasetRecord, context: SnippetContext): Snippet {
  const { library, imports, isNative, show } = reader;
  const copy = parquetCopy(dataset, context, isNative ? 'alias' : 'url');
  return {
    title: copy.title,
    warnings: copy.warnings,
    install: isNative && copy.hubNames.length === 0 ? [library] : [library, hubClient(context)],
    code: py`
      ${imports}
      ${hubImport(context, ...copy.hubNames)}

      ${signInStep(reader, dataset)}
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
  const { library, imports, isNative, show } = reader;
  const addresses = tablePaths(dataset, table, context).map(inHub);
  const [first = ''] = addresses;
  const isOne = addresses.length === 1;
  return {
    title: tableTitle(table),
    install: isNative ? [library] : [library, hubClient(context)],
    code: py`
      ${imports}

      ${signInStep(reader, dataset)}
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
    return forCopy(dataset, [readCopy(reader, dataset, context)], hintFor(reader, dataset, context));
  const { table } = source;
  const isRemote = hasOwner(dataset) && (reader.readsUrls?.(table, context) ?? true);
  return [(isRemote ? readRemote : readFetched)(reader, dataset, context, table)];
}
