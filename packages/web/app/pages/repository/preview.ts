/** @module The first rows of a dataset in words: where they are from, and their cells. */
import type { Cell, DatasetPreview } from '@loadout/catalogue';
import { formatCount, plural } from '../../lib/format/format.ts';

export function previewLead({
  file,
  revision,
  rows,
  files = 1,
  first = [],
  columns = [],
}: DatasetPreview): string {
  const shown = rows !== undefined && rows > first.length ? `First ${first.length} of ` : '';
  const total = rows === undefined ? plural(first.length, 'row') : `${formatCount(rows)} rows`;
  const others = files > 1 ? `, the first of ${formatCount(files)} files` : '';
  const copy = revision === undefined ? '' : ` in the hub’s Parquet copy (${revision})`;
  return `${shown}${total}, ${plural(columns.length, 'column')}, from ${file}${others}${copy}.`;
}

export const cellText = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell);
