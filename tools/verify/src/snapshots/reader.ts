/** @module Runs the Python program (`python/snapshots`) that reads repositories. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { SnapshotCheck } from '@loadout/verification';
import type { SnapshotOrder } from './collect.ts';

export interface SnapshotReport extends SnapshotCheck {
  readonly id: string;
  readonly packages: readonly { readonly name: string; readonly version: string }[];
}

export interface SnapshotReports {
  /** Why the run is incomplete; null if it is complete. */
  readonly unreachable: string | null;
  /** By `owner/name`, or `owner/name@ref`. */
  readonly snapshots: Readonly<Record<string, { readonly commit: string; readonly date: string }>>;
  readonly results: readonly SnapshotReport[];
}

interface ReadOrder {
  /** Cache folders of exported repositories and of package sources. */
  readonly cache: string;
  readonly packages: string;
  readonly mirrors: Readonly<Record<string, string>>;
  /** Commits whose snapshots are not used. */
  readonly outdated: readonly string[];
  readonly snippets: readonly Omit<SnapshotOrder, 'library'>[];
}

const program = fileURLToPath(new URL('../../python', import.meta.url));

export async function readSnapshots(order: ReadOrder): Promise<SnapshotReports> {
  const child = spawn('python3', ['-B', '-m', 'snapshots'], {
    cwd: program,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const failed = new Promise<never>((_, reject) => {
    child.on('error', (error) =>
      reject(new Error('Python 3.11 is needed to read repositories', { cause: error })),
    );
  });
  child.stdin.end(JSON.stringify(order));
  const output = await Promise.race([text(child.stdout), failed]);
  if (output === '') throw new Error('The reader of repositories stopped; see its message above.');
  const report: SnapshotReports = JSON.parse(output);
  return report;
}
