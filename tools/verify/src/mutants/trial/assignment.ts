/** @module What a process that tries mutants is told, in an environment variable. */
import { join } from 'node:path';

export interface Assignment {
  /** Holds the instrumented code and the journal. */
  readonly folder: string;
  /** Test files, as absolute paths. */
  readonly tests: readonly string[];
  /** The mutant to run all tests with, from the start; without it each is tried in turn. */
  readonly only?: string;
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
