/** @module What an import has done so far. It is kept as the bookmark, so that a resumed import goes on counting. */

import { z } from 'zod';

/** How many reasons of one sort a report lists; the others are counted. */
export const shownReasons = 100;

const reasons = z.array(z.object({ place: z.int(), reason: z.string() }).readonly()).readonly();

export const importReportSchema = z
  .object({
    /** The last line of the source, or element of its array, that is done with. */
    place: z.int(),
    inserted: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    /** Ids that came again in the same batch; the last one counted. */
    repeated: z.int(),
    refused: z.int(),
    /** The first of those that were refused, each with its place and the reason. */
    refusals: reasons,
    /** Records that were stored without fields of the wrong type; they are counted above, too. */
    mended: z.int().default(0),
    /** The first of those, each with its place and what was left out. */
    dropped: reasons.default([]),
  })
  .readonly();

/** The first five counts add up to the records of the source. */
export type ImportReport = z.infer<typeof importReportSchema>;

export const emptyReport: ImportReport = {
  place: 0,
  inserted: 0,
  updated: 0,
  unchanged: 0,
  repeated: 0,
  refused: 0,
  refusals: [],
  mended: 0,
  dropped: [],
};

/** How much of the source is done with, whatever became of it. */
export function recordsRead(report: ImportReport): number {
  return report.inserted + report.updated + report.unchanged + report.repeated + report.refused;
}

export function addReports(a: ImportReport, b: ImportReport): ImportReport {
  return {
    place: Math.max(a.place, b.place),
    inserted: a.inserted + b.inserted,
    updated: a.updated + b.updated,
    unchanged: a.unchanged + b.unchanged,
    repeated: a.repeated + b.repeated,
    refused: a.refused + b.refused,
    refusals: [...a.refusals, ...b.refusals].slice(0, shownReasons),
    mended: a.mended + b.mended,
    dropped: [...a.dropped, ...b.dropped].slice(0, shownReasons),
  };
}

/** The report that was saved, or an empty one when there is none or it cannot be read: the import then starts over. */
export function readReport(saved: string | undefined): ImportReport {
  if (saved === undefined) return emptyReport;
  try {
    return importReportSchema.parse(JSON.parse(saved));
  } catch {
    return emptyReport;
  }
}
