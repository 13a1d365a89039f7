/** @module Processes of a group, as Linux shows them below `/proc`. */
import { readdirSync, readFileSync } from 'node:fs';

export interface Process {
  readonly pid: string;
  /** Values of `stat` from the state on; see proc_pid_stat(5). */
  readonly fields: readonly string[];
}

/** Empty if the process has ended. */
export function readProcess(pid: string, name: 'stat' | 'schedstat'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

export const processesOf = (group: number): readonly Process[] =>
  readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    const stat = readProcess(pid, 'stat');
    // The second field is the name in brackets and may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[2]) === group ? [{ pid, fields }] : [];
  });
