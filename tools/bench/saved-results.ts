/** @module Results on disk, written after every step: an interrupted run can be resumed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const fileOf = (bench: string): URL => new URL(`results/${bench}.json`, import.meta.url);

/** The results of the last run if there are any and the same options were used; else `none`, which has the options. */
export function savedResults<Results extends object>(
  bench: string,
  none: Results,
  ...options: readonly (keyof Results)[]
): Results {
  try {
    const saved: Results = JSON.parse(readFileSync(fileOf(bench), 'utf8'));
    return options.every((name) => saved[name] === none[name]) ? saved : none;
  } catch {
    return none;
  }
}

export function saveResults(bench: string, results: object): void {
  const file = fileOf(bench);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`);
}
