/** @module The counts of an import. They are saved with the bookmark, so that a resumed import continues them. */

import { z } from 'zod';

/** How many reasons per category a report lists; the others are only counted. */
export const shownReasons = 100;

const reasons = z.array(z.object({ place: z.int(), reason: z.string() }).readonly()).readonly();

export const importReportSchema = z
  .object({
    /** The last processed line or array element. */
    place: z.int(),
    inserted: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    /** Repeated ids within a batch, of which the last is stored. */
    repeated: z.int(),
    refused: z.int(),
    /** The first rejected records, each with position and reason. */
    refusals: reasons,
    /** Records stored without fields of the wrong type; also included in the counts above. */
    mended: z.int().default(0),
    /** The first of those, each with position and removed fields. */
    dropped: reasons.default([]),
  })
  .readonly();

/** The first five counts add up to the number of records in the source. */
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

/** Number of processed records. */
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

/** The saved report, or an empty one when it is missing or invalid: the import then starts over. */
export function readReport(saved: string | undefined): ImportReport {
  if (saved === undefined) return emptyReport;
  try {
    return importReportSchema.parse(JSON.parse(saved));
  } catch {
    return emptyReport;
  }
}
