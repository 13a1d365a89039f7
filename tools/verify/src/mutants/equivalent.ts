/** @module Mutants that behave like the original, each with the reason; no test can notice them. */
import type { Survivor } from './stryker.ts';

interface Equivalent extends Pick<Survivor, 'file' | 'mutator' | 'replacement'> {
  readonly reason: string;
}

/** Matched by text instead of line numbers, which move. */
const equivalents: readonly Equivalent[] = [];

export const isEquivalent = (survivor: Survivor): boolean =>
  equivalents.some(
    ({ file, mutator, replacement }) =>
      file === survivor.file && mutator === survivor.mutator && replacement === survivor.replacement,
  );
