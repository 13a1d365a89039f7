/** @module Where the rows of a dataset lie on the hub: its own tables, else the copy the hub makes in Parquet. */
import type { Notice } from '../../errors.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { isOtherHub } from '../../snippets/generate.ts';
import type { Warning } from '../../snippets/snippet.ts';
import type { DatasetRecord } from '../../records/dataset.ts';
import { configName, mainSplit } from './parts.ts';
import { formatNames, readableTable, type Table, tableOf, taggedFormat } from './tables.ts';

/** The branch of the copies: by its name, and by the short form that readers of `hf://` addresses know. */
export const parquetBranch = 'refs/convert/parquet';
export const parquetAlias = '~parquet';

export interface Location extends Table {
  /** What the block does, for its title. */
  readonly title: string;
  readonly warnings: readonly Warning[];
}

const unpinnedCopy: Warning = {
  code: 'unpinned',
  message: 'The copy in Parquet follows the default branch: it has no other revisions.',
};

/** Nothing to read as a table, and why. */
export const noTable: Notice = {
  code: 'no-table',
  message: 'The record lists no file that can be read as a table, and there is no copy in Parquet.',
};

/** A path below `datasets/`, at the revision that was asked for. */
export function repositoryPath({ id }: DatasetRecord, path: string, revision: string | undefined): string {
  const pin = revision === undefined ? '' : `@${revision.replaceAll('/', '%2F')}`;
  return `datasets/${id}${pin}/${path}`;
}

/** The public hub copies public datasets, gated ones included; private ones not for everyone. */
export const hasParquetCopy = (dataset: DatasetRecord, context: SnippetContext): boolean =>
  dataset.cardData?.viewer !== false && dataset.private !== true && !isOtherHub(context);

export const copyWarnings = ({ revision }: SnippetContext): readonly Warning[] =>
  revision === undefined ? [] : [unpinnedCopy];

/** Paths as the hub's file system names them: `datasets/owner/name/…`. */
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
  const folder = `${configName(dataset) ?? '*'}/${mainSplit(dataset)}`;
  return {
    format: 'parquet',
    paths: [`datasets/${dataset.id}@${branch}/${folder}/*.parquet`],
    isPattern: true,
    title: 'Read the copy in Parquet',
    warnings: copyWarnings(context),
  };
}

export const inHub = (path: string): string => `hf://${path}`;

/** Why libraries for tables fit: known files, a known format, or the copy that the hub makes of most datasets. */
export function fitsTables(dataset: DatasetRecord): string | undefined {
  const own = tableOf(dataset)?.format ?? taggedFormat(dataset);
  if (own !== undefined) return `Its files are ${formatNames[own]}.`;
  const listed = dataset.tags?.some((tag) => tag.startsWith('library:')) ?? false;
  return listed || dataset.cardData?.viewer === false
    ? undefined
    : 'The hub keeps a copy of most datasets in Parquet.';
}
