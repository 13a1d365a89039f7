/** @module Parses the step selection: `--only=unit,lint`. */
import { parseArgs } from 'node:util';
import { Failure } from '../start/bootstrap/failure.mjs';

export const selectSteps = <S extends { readonly name: string }>(
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
  return steps.filter(({ name }) => wanted.includes(name));
};

const onlyOf = (words: readonly string[], usage: string): string | undefined => {
  try {
    return parseArgs({ args: [...words], options: { only: { type: 'string' } } }).values.only;
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
};
