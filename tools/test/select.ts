/** @module Parses the step selection: `--only=unit,lint`. Steps whose results a selected one reads are selected too. */
import { parseArgs } from 'node:util';
import { Failure } from '../start/bootstrap/failure.mjs';

interface Selectable {
  readonly name: string;
  /** Steps whose results it reads. */
  readonly reads?: readonly string[];
}

export const selectSteps = <S extends Selectable>(
  steps: readonly S[],
  words: readonly string[],
): readonly S[] => {
  const names = steps.map(({ name }) => name);
  const usage = `Usage: npm test -- [--only=${names.join(',')}]`;
  const only = onlyOf(words, usage);
  if (only === undefined) return steps;
  const wanted = only.split(',');
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Failure(`There is no step called "${unknown}". ${usage}`);
  const read = steps.flatMap(({ name, reads = [] }) => (wanted.includes(name) ? reads : []));
  const selected = new Set([...wanted, ...read]);
  return steps.filter(({ name }) => selected.has(name));
};

const onlyOf = (words: readonly string[], usage: string): string | undefined => {
  try {
    return parseArgs({ args: [...words], options: { only: { type: 'string' } } }).values.only;
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
};
