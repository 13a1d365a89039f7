/** @module The saved position of a sync: the next page, and the report so far. */

import { z } from 'zod';
import type { Store } from '../store/store.ts';
import { emptyReport, importReportSchema } from '../transfer/import-report.ts';

const schema = z.object({ next: z.string(), report: importReportSchema });

export type SyncPosition = z.infer<typeof schema>;

export function beginning(firstPage: string): SyncPosition {
  return { next: firstPage, report: emptyReport };
}

/** The saved position, or the start when there is none or it is invalid. */
export async function readPosition(store: Store, key: string, firstPage: string): Promise<SyncPosition> {
  const saved = await store.bookmark(key);
  if (saved === undefined) return beginning(firstPage);
  try {
    return schema.parse(JSON.parse(saved));
  } catch {
    return beginning(firstPage);
  }
}
