/** @module Formats the counts of an import or sync as one line. */
import type { ImportReport } from '@loadout/hub';

export interface TransferReport extends ImportReport {
  /** Deleted because the source no longer has them. */
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
