/** @module The import order of folders inside packages; ARCHITECTURE.md contains the same tables. */
import { posix } from 'node:path';
import type { Import } from './imports.ts';

export interface Rooms {
  readonly base: string;
  /** Lowest first. A folder may import from lower levels, not from its own level. */
  readonly levels: readonly (readonly string[])[];
  /** Files that may import from higher levels, with the reason. */
  readonly exceptions: Readonly<Record<string, string>>;
}

export const roomTables: readonly Rooms[] = [
  {
    base: 'packages/catalogue/src/',
    levels: [
      ['errors.ts'],
      ['platform.ts'],
      ['code', 'records', 'downloads', 'evaluation'],
      ['quantization'],
      ['hardware'],
      ['tasks'],
      ['snippets'],
      ['kernels'],
      ['libraries', 'datasets', 'spaces', 'inference', 'render'],
      ['apps'],
      ['panels.ts'],
      ['index.ts', 'browser.ts'],
    ],
    exceptions: {
      'tasks/published.ts': 'libraries declare their tasks; the libraries of a task are derived from that',
    },
  },
  {
    base: 'packages/catalogue/src/libraries/recipes/transformers/',
    levels: [
      ['tasks'],
      ['types'],
      ['kinds', 'needs', 'quantization'],
      ['classes'],
      ['adapters', 'inputs'],
      ['chat', 'script'],
      ['uses'],
      ['gguf', 'pipeline'],
      ['cautions.ts'],
      ['own'],
      ['unloadable.ts', 'weights.ts', 'written-answers.ts'],
      ['fit.ts', 'named-task.ts'],
    ],
    exceptions: {},
  },
  {
    base: 'packages/hub/src/search/',
    levels: [['bits'], ['fields'], ['image'], ['segment'], ['query'], ['live'], ['cluster']],
    exceptions: {},
  },
];

const notSource = /\.(?:test|testing|bench|cluster)\.tsx?$|(?:^|\/)testing\//;
/** Union types of ids: they import nothing, so every folder may use them. */
const keys = /\/keys\.generated\.ts$/;

const roomOf = ({ base }: Rooms, path: string): string | undefined =>
  path.startsWith(base) ? path.slice(base.length).split('/', 1)[0] : undefined;

const roomProblem = (table: Rooms, { file, specifier, typeOnly }: Import): string | undefined => {
  const room = roomOf(table, file);
  // Type imports are erased.
  if (room === undefined || typeOnly || !specifier.startsWith('.') || notSource.test(file)) return undefined;
  const target = posix.join(posix.dirname(file), specifier);
  const used = roomOf(table, target);
  if (used === undefined || used === room || keys.test(target)) return undefined;
  if (Object.hasOwn(table.exceptions, file.slice(table.base.length))) return undefined;
  const levelOf = (name: string): number => table.levels.findIndex((level) => level.includes(name));
  for (const name of [room, used])
    if (levelOf(name) === -1) return `${name} has no level in tools/test/dependencies/rooms.ts; add it`;
  if (levelOf(used) < levelOf(room)) return undefined;
  return `${room} must not import ${used} (order: ${table.levels.map((level) => level.join(', ')).join(' ← ')})`;
};

export const roomProblems = (imports: readonly Import[]): readonly string[] =>
  imports.flatMap((given) =>
    roomTables.flatMap((table) => {
      const problem = roomProblem(table, given);
      return problem === undefined ? [] : [`${given.file}:${given.line}: ${problem}`];
    }),
  );
