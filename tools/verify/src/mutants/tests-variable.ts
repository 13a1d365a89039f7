/** @module The environment variable that tells Vitest which tests to run, as a JSON list of globs. */
export const testsVariable = 'LOADOUT_MUTANT_TESTS';
