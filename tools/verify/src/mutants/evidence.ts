/** @module The committed results of `npm run verify:mutants`, one file for all modules, and what each was measured on. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { Mutated } from './modules.ts';
import type { Outcome } from './measure.ts';
import { root } from './root.ts';

export interface Measured extends Outcome {
  readonly date: string;
  /** Hash of the code and its tests: another one means that the module must be measured again. */
  readonly state: string;
  readonly seconds: number;
}

export type Evidence = Readonly<Record<string, Measured>>;

const file = new URL('evidence.json', import.meta.url);

export const readEvidence = (): Evidence => JSON.parse(readFileSync(file, 'utf8'));

export function keep(name: string, measured: Measured): void {
  const next = Object.entries({ ...readEvidence(), [name]: measured }).toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(next), null, 2)}\n`);
}

export const filesOf = ({ code, tests }: Mutated): readonly string[] =>
  globSync([...code, ...tests], { cwd: root }).toSorted();

export function stateOf(mutated: Mutated): string {
  const hash = createHash('sha256');
  for (const path of filesOf(mutated)) hash.update(path).update(readFileSync(new URL(path, root)));
  return hash.digest('hex').slice(0, 16);
}
