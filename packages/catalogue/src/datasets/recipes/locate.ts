/** @module Where the rows of a dataset are on the hub: its own tables, or the hub's Parquet copy. */
import type { Notice } from '../../errors.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import type { DatasetRecord } from '../../records/dataset.ts';
import { hasParquetCopy } from './copy.ts';
import { hasScript } from './parts.ts';
import { formatNames, readableTable, type Table, tableOf, taggedFormat } from './tables.ts';

/** The notice for datasets without a readable table. */
export const noTable: Notice = {
  code: 'no-table',
  message: 'The record lists no file that can be read as a table, and there is no copy in Parquet.',
};

/** What follows the id of a dataset in the path of a file, at the requested revision. */
export function afterId(path: string, revision: string | undefined): string {
  const pin = revision === undefined ? '' : `@${revision.replaceAll('/', '%2F')}`;
  return `${pin}/${path}`;
}

/** The rows are in the dataset's own files, in the hub's copy, or unknown. */
export type Source = { readonly table: Table } | 'copy' | undefined;

/**
 * The files beside a loading script are what it reads, not what it yields. A JSON file may contain a list, lines or one
 * object; it is still read at a pinned revision, which the copy does not have.
 */
const isUnclear = (dataset: DatasetRecord, { format }: Table, { revision }: SnippetContext): boolean =>
  hasScript(dataset) || (format === 'json' && revision === undefined);

export function sourceOf(dataset: DatasetRecord, context: SnippetContext): Source {
  const table = readableTable(dataset);
  const isCopied = hasParquetCopy(dataset, context);
  if (table && !(isCopied && isUnclear(dataset, table, context))) return { table };
  return isCopied ? 'copy' : undefined;
}

export const tableTitle = ({ format, paths, isPattern }: Table): string =>
  `Read the ${formatNames[format]} file${isPattern || paths.length > 1 ? 's' : ''}`;

/** Paths in the form of the hub's file system: `datasets/owner/name/…`. */
export const tablePaths = (dataset: DatasetRecord, { paths }: Table, { revision }: SnippetContext) =>
  paths.map((path) => `datasets/${dataset.id}${afterId(path, revision)}`);

export const inHub = (path: string): string => `hf://${path}`;

/** Why table libraries fit: known files, a known format, or the hub's copy of most datasets. */
export function fitsTables(dataset: DatasetRecord): string | undefined {
  const own = tableOf(dataset)?.format ?? taggedFormat(dataset);
  if (own !== undefined) return `Its files are ${formatNames[own]}.`;
  const listed = dataset.tags?.some((tag) => tag.startsWith('library:')) ?? false;
  return listed || dataset.cardData?.viewer === false
    ? undefined
    : 'The hub keeps a copy of most datasets in Parquet.';
}
