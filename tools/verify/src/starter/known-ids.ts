/** @module The ids that a set of records confirms: its own, and those it names as base models. */
import { baseModelsOf, type ModelRecord, readModel } from '@loadout/catalogue';
import { readRecords, recordFiles } from '../records/read-records.ts';
import type { Suite } from '../suites.ts';

export interface Confirmed {
  readonly ids: ReadonlySet<string>;
  /** License of each record that states one. */
  readonly licenses: ReadonlyMap<string, string>;
}

/** Accounts to which the hub moved repositories that had no owner. */
const newOwners: ReadonlySet<string> = new Set([
  'albert',
  'almanach',
  'distilbert',
  'FacebookAI',
  'google-bert',
  'google-t5',
  'openai-community',
]);

export function isConfirmed({ ids }: Confirmed, id: string): boolean {
  const [owner = '', name = ''] = id.split('/');
  return ids.has(id) || (newOwners.has(owner) && ids.has(name));
}

const licenseOf = ({ cardData }: ModelRecord): string | undefined =>
  typeof cardData?.license === 'string' ? cardData.license : undefined;

export async function confirmedBy(suite: Suite, path: string): Promise<Confirmed> {
  const ids = new Set<string>();
  const licenses = new Map<string, string>();
  for (const file of recordFiles(suite, path)) {
    for await (const record of readRecords(file)) {
      const { model } = readModel(record);
      ids.add(model.id);
      for (const base of baseModelsOf(model)) ids.add(base);
      const license = licenseOf(model);
      if (license !== undefined) licenses.set(model.id, license);
    }
  }
  return { ids, licenses };
}
