/** @module Checks syntax with `bash -n`, which runs nothing. */
import type { Finding } from '../source.ts';
import { run } from './processes.ts';

/**
 * One process starts the others, so that a thousand scripts take about a second. Without a locale they start faster,
 * and the messages are in English.
 */
const loop = 'export LC_ALL=C; for file in *.sh; do bash -n "$file" || true; done';

const complaint = /^(\d+)\.sh: line (\d+): (.*)$/gm;

/** Findings by number of the script's file: `12.sh`. */
export async function readWithBash(folder: string): Promise<Map<number, Finding[]>> {
  const { stderr } = await run('bash', ['-c', loop], folder);
  const found = new Map<number, Finding[]>();
  for (const [, file, line, message = ''] of stderr.matchAll(complaint)) {
    const findings = found.get(Number(file)) ?? [];
    findings.push({ rule: 'bash/syntax', message, line: Number(line), column: 1 });
    found.set(Number(file), findings);
  }
  return found;
}
