/** @module Evidence of `npm run verify:snapshots`: snippets checked against commits of git repositories. */
import { readFileSync } from 'node:fs';
import type { ReadLanguage } from './languages.ts';
import type { Level } from './levels.ts';

export const snapshotsFile: URL = new URL('../data/snapshots.json', import.meta.url);

/** What was checked in one snippet. */
export interface SnapshotCheck {
  /** Counts: names, calls and open calls of Python; scripts, options and paths of a shell. */
  readonly checked: Readonly<Record<string, number>>;
  readonly problems: readonly string[];
  /** What could not be read: not checked. */
  readonly unread: readonly string[];
}

export interface LibrarySnapshots {
  readonly level: Extract<Level, 'lint' | 'api'>;
  readonly repositories: Readonly<Record<string, { readonly commit: string; readonly date: string }>>;
  /** Releases of packages whose sources were checked as well. */
  readonly packages: Readonly<Record<string, string>>;
  readonly checkedOn: string;
  /** Fingerprint of the checked snippets. */
  readonly fingerprint: string;
  readonly snippets: Readonly<Record<string, SnapshotCheck>>;
}

export type SnapshotLanguage = Exclude<ReadLanguage, 'javascript'>;

/** By language, then by library. */
export type SnapshotData = Readonly<Record<SnapshotLanguage, Readonly<Record<string, LibrarySnapshots>>>>;

let data: SnapshotData | undefined;

export function readSnapshotData(): SnapshotData {
  const read: SnapshotData = data ?? JSON.parse(readFileSync(snapshotsFile, 'utf8'));
  data = read;
  return read;
}
