/** @module What became of the records of a source, in one line. */
import type { ImportReport } from '@loadout/hub';

export interface TransferReport extends ImportReport {
  /** Records that the source no longer has. */
  readonly deleted?: number;
}

export function reportLine(source: string, report: TransferReport): string {
  const { inserted, updated, unchanged, repeated, refused, mended, deleted = 0 } = report;
  const counts = Object.entries({
    inserted,
    updated,
    unchanged,
    repeated,
    refused,
    deleted,
    'with ignored fields': mended,
  });
  const told = counts.flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : []));
  return `${source}: ${told.join(', ') || 'no records'}`;
}
