/** @module What a process that tries mutants is told, in an environment variable. */
import { join } from 'node:path';

export interface Assignment {
  /** Holds the instrumented code and the journal. */
  readonly folder: string;
  /** Test files, as absolute paths. */
  readonly tests: readonly string[];
  /** Mutants that are on before any module loads, each in a worker of its own; without them all are tried in turn. */
  readonly alone?: readonly string[];
}

const variable = 'LOADOUT_MUTANTS';

export const assign = (assignment: Assignment): Readonly<Record<string, string>> => ({
  [variable]: JSON.stringify(assignment),
});

export const readAssignment = (): Assignment => JSON.parse(process.env[variable] ?? '{}');

export const instrumentedFile = (folder: string): string => join(folder, 'instrumented.json');
export const journalFile = (folder: string): string => join(folder, 'journal.tsv');
export const stateFile = (folder: string): string => join(folder, 'state.txt');
export const outputFile = (folder: string): string => join(folder, 'output.txt');

/** The name of no mutant: with it the tests must pass. */
export const noMutant = 'none';
/** The test file of a mutant that gets a worker of its own. */
export const aloneFile = (folder: string, mutant: string): string => join(folder, 'alone', `${mutant}.ts`);
