/** @module Mutants that behave like the original, each with the reason; no test can notice them. */
import type { Survivor } from './measure.ts';

interface Equivalent extends Pick<Survivor, 'file' | 'source'> {
  readonly mutants: readonly (readonly [mutator: string, replacement: string])[];
  readonly reason: string;
}

const fit = 'packages/catalogue/src/libraries/fit.ts';
const lazy = 'packages/catalogue/src/libraries/lazy.ts';
const sameCache = 'Only a cache: without it the same table is made again.';
const onlyLoads = 'Decides what is loaded; the snippets are the same with more modules loaded.';

/** Matched by the text of the line instead of its number, which moves. */
const equivalents: readonly Equivalent[] = [
  {
    file: fit,
    source: 'if (known) return known;',
    mutants: [['ConditionalExpression', 'false']],
    reason: sameCache,
  },
  {
    file: fit,
    source: 'spellings.set(libraries, made);',
    mutants: [['CallExpression', ';']],
    reason: sameCache,
  },
  {
    file: fit,
    source: 'order: verdict.rank * 2 + (library.snippets || verdict.rank <= strength.named ? 0 : 5),',
    mutants: [['ArithmeticOperator', 'verdict.rank / 2']],
    reason: 'The ranks are -1 to 2: halved or doubled, they have the same order beside the 5.',
  },
  {
    file: lazy,
    source: 'const guess = library === undefined && needsGuess(read.model) ? await loadGuess() : noGuess;',
    mutants: [
      ['ConditionalExpression', 'true'],
      ['LogicalOperator', 'library === undefined || needsGuess(read.model)'],
    ],
    reason: 'The guess itself returns nothing for a record that needs none, or for a library by name.',
  },
  {
    file: lazy,
    source: 'const isEnough = library !== undefined && Object.hasOwn(libraryLoaders, library);',
    mutants: [
      ['ConditionalExpression', 'false'],
      ['ConditionalExpression', 'true'],
      ['EqualityOperator', 'library === undefined'],
    ],
    reason: onlyLoads,
  },
  {
    file: 'packages/hub/src/sources/waiting.ts',
    source: 'if (after) {',
    mutants: [['ConditionalExpression', 'true']],
    reason: 'A missing header is neither a number nor a date.',
  },
  {
    file: 'packages/hub/src/sources/refresh/trend.ts',
    source: 'if (first === undefined || dayOf(first) === dayOf(last)) return undefined;',
    mutants: [['ConditionalExpression', 'false']],
    reason: 'The last sighting is itself within the week, so that there is a first one.',
  },
  {
    file: 'packages/hub/src/store/sqlite/locks.ts',
    source: 'await setTimeout(pause * (0.5 + Math.random()));',
    mutants: [
      ['ArithmeticOperator', 'pause / (0.5 + Math.random())'],
      ['ArithmeticOperator', '0.5 - Math.random()'],
    ],
    reason: 'A random pause: only its order of magnitude matters.',
  },
  {
    file: 'packages/hub/src/store/sqlite/sqlite-store.ts',
    source: 'const deletedBefore = this.#sql.anyTombstone.get() !== undefined;',
    mutants: [['ConditionalExpression', 'true']],
    reason: 'Only saves a statement that deletes nothing.',
  },
  {
    file: 'packages/hub/src/store/sqlite/sqlite-store.ts',
    source: "if (change.result === 'unchanged') return change;",
    mutants: [['ConditionalExpression', 'false']],
    reason: 'Without it the same card is written over itself; an unchanged card changes no record.',
  },
  {
    file: 'packages/catalogue/src/libraries/name-library.ts',
    source: 'if (type !== undefined && classes !== undefined) {',
    mutants: [
      ['LogicalOperator', 'type !== undefined || classes !== undefined'],
      ['ConditionalExpression', 'true'],
    ],
    reason: 'A type that has a name has classes: both are defined or neither is.',
  },
  {
    file: 'packages/server/src/mcp/model-tools.ts',
    source:
      'Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, [value]]])),',
    mutants: [['ConditionalExpression', 'false']],
    reason: 'The schema leaves out fields that were not sent, so that no value is undefined.',
  },
];

export const isEquivalent = (survivor: Survivor): boolean =>
  equivalents.some(
    ({ file, source, mutants }) =>
      file === survivor.file &&
      source === survivor.source &&
      mutants.some(
        ([mutator, replacement]) => mutator === survivor.mutator && replacement === survivor.replacement,
      ),
  );
