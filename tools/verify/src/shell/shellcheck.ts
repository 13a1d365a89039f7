/** @module Runs ShellCheck, with all its rules but one, on many scripts at once. */
import { availableParallelism } from 'node:os';
import type { Finding } from '../source.ts';
import { run } from './processes.ts';

interface Comment {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: number;
  readonly message: string;
}

async function check(folder: string, files: readonly string[]): Promise<Comment[]> {
  const { status, stdout, stderr } = await run(
    'shellcheck',
    // SC2164 wants `cd … || exit`, which closes the terminal it is pasted into; `pasting.ts` has a stricter rule.
    ['--norc', '--shell=bash', '--format=json1', '--exclude=SC2164', ...files],
    folder,
  );
  // Exit status 1 means findings; a higher one means that ShellCheck failed.
  if (status === null || status > 1) throw new Error(`ShellCheck failed: ${stderr || stdout}`);
  const { comments }: { comments: Comment[] } = JSON.parse(stdout);
  return comments;
}

/** Findings by number of the script's file: `12.sh`. */
export async function readWithShellCheck(folder: string, count: number): Promise<Map<number, Finding[]>> {
  const files = Array.from({ length: count }, (_, index) => `${index}.sh`);
  const share = Math.ceil(count / availableParallelism());
  const shares = Array.from({ length: Math.ceil(count / share) }, (_, n) =>
    files.slice(n * share, (n + 1) * share),
  );
  const comments = (await Promise.all(shares.map((some) => check(folder, some)))).flat();
  const found = new Map<number, Finding[]>();
  for (const { file, line, column, code, message } of comments) {
    const index = Number.parseInt(file, 10);
    const findings = found.get(index) ?? [];
    findings.push({ rule: `shellcheck/SC${code}`, message, line, column });
    found.set(index, findings);
  }
  return found;
}
