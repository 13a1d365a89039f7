/** @module What a process does before it tries mutants. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chdir } from 'node:process';
import { configureGlobal } from 'fast-check';

export function setUp(folder: string): void {
  // The same cases for each mutant, and no search for the smallest one that fails.
  configureGlobal({ seed: 1, endOnFailure: true });
  // What a mutant writes to a relative path, such as a database called `:memory:`, does not end in the repository.
  const scratch = join(folder, 'scratch');
  mkdirSync(scratch, { recursive: true });
  chdir(scratch);
}
