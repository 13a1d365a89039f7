/** @module The records of a response of another server, without those that cannot be used. */
import { parseRecord, type RepoKind } from '@loadout/hub';

export const usableRecords = (kind: RepoKind, values: readonly unknown[]) =>
  values.flatMap((value) => {
    const parsed = parseRecord(kind, value, 'drop');
    return parsed.ok ? [parsed.record] : [];
  });
