/** @module Where the rows of a dataset are on the hub: its own tables, or the hub's Parquet copy. */
import type { Notice } from '../../errors.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { isOtherHub } from '../../snippets/access.ts';
import type { Warning } from '../../snippets/snippet.ts';
import type { DatasetRecord } from '../../records/dataset.ts';
import { configName, copiedSplit } from './parts.ts';
import { formatNames, readableTable, type Table, tableOf, taggedFormat } from './tables.ts';

/** The branch of the copies: its name, and the short form in `hf://` URLs. */
export const parquetBranch = 'refs/convert/parquet';
export const parquetAlias = '~parquet';

export interface Location extends Table {
  /** Used in the title of the block. */
  readonly title: string;
  readonly warnings: readonly Warning[];
}

const unpinnedCopy: Warning = {
  code: 'unpinned',
  message: 'The copy in Parquet follows the default branch: it has no other revisions.',
};

/** The notice for datasets without a readable table. */
export const noTable: Notice = {
  code: 'no-table',
  message: 'The record lists no file that can be read as a table, and there is no copy in Parquet.',
};

/** A path below `datasets/`, at the requested revision. */
export function repositoryPath({ id }: DatasetRecord, path: string, revision: string | undefined): string {
  const pin = revision === undefined ? '' : `@${revision.replaceAll('/', '%2F')}`;
  return `datasets/${id}${pin}/${path}`;
}

/** The public hub copies public datasets, including gated ones; private ones only for some accounts. */
export const hasParquetCopy = (dataset: DatasetRecord, context: SnippetContext): boolean =>
  dataset.cardData?.viewer !== false && dataset.private !== true && !isOtherHub(context);

export const copyWarnings = ({ revision }: SnippetContext): readonly Warning[] =>
  revision === undefined ? [] : [unpinnedCopy];

/** Polars and DuckDB require the owner in the address of a dataset; early datasets have none. */
export const hasOwner = ({ id }: DatasetRecord): boolean => id.includes('/');

/** Paths in the form of the hub's file system: `datasets/owner/name/…`. */
export function locate(
  dataset: DatasetRecord,
  context: SnippetContext,
  branch: typeof parquetBranch | typeof parquetAlias,
): Location | undefined {
  const table = readableTable(dataset);
  if (table)
    return {
      ...table,
      paths: table.paths.map((path) => repositoryPath(dataset, path, context.revision)),
      title: `Read the ${formatNames[table.format]} file${table.isPattern || table.paths.length > 1 ? 's' : ''}`,
      warnings: [],
    };
  if (!hasParquetCopy(dataset, context)) return undefined;
  const folder = `${configName(dataset) ?? '*'}/${copiedSplit(dataset)}`;
  return {
    format: 'parquet',
    paths: [`datasets/${dataset.id}@${branch}/${folder}/*.parquet`],
    isPattern: true,
    title: 'Read the copy in Parquet',
    warnings: copyWarnings(context),
  };
}

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
