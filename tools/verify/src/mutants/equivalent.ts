/** @module Mutants that behave like the original, each with the reason; no test can notice them. */
import type { Survivor } from './measure.ts';

interface Equivalent extends Pick<Survivor, 'file' | 'source' | 'mutator' | 'replacement'> {
  readonly reason: string;
}

/** Matched by the text of the line instead of its number, which moves. */
const equivalents: readonly Equivalent[] = [];

export const isEquivalent = (survivor: Survivor): boolean =>
  equivalents.some(
    ({ file, source, mutator, replacement }) =>
      file === survivor.file &&
      source === survivor.source &&
      mutator === survivor.mutator &&
      replacement === survivor.replacement,
  );
