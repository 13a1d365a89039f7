/** @module A sample of mutants, always the same for the same code: those with the smallest hashes. */
import { createHash } from 'node:crypto';
import type { Mutant } from './instrument.ts';

const hashOf = ({ file, source, mutator, replacement, id }: Mutant): string =>
  createHash('sha256').update([file, source, mutator, replacement, id].join('\n')).digest('hex');

export function sampleOf(mutants: readonly Mutant[], most: number): readonly Mutant[] {
  if (mutants.length <= most) return mutants;
  return mutants
    .map((mutant) => ({ mutant, hash: hashOf(mutant) }))
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
    .slice(0, most)
    .map(({ mutant }) => mutant);
}
