/** @module What became of the records of a source, in one line. */
import type { ImportReport } from '@loadout/hub';

export function reportLine(source: string, report: ImportReport): string {
  const { inserted, updated, unchanged, repeated, refused } = report;
  const counts = Object.entries({ inserted, updated, unchanged, repeated, refused });
  const told = counts.flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : []));
  return `${source}: ${told.join(', ') || 'no records'}`;
}
