/** @module The switch that Stryker's instrumented code reads: which mutant is on, and which lines a test runs. */

/** How often each mutant's line ran. */
export type Hits = Readonly<Record<string, number>>;

interface Switch {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  /** The active mutant throws when its line has run this often, which ends its endless loops. */
  hitLimit?: number;
  readonly mutantCoverage: { readonly static: Hits; readonly perTest: Readonly<Record<string, Hits>> };
}

export const mutantSwitch: Switch = { mutantCoverage: { static: {}, perTest: {} } };

Object.assign(globalThis, { __stryker__: mutantSwitch });

/** Lines that run in the hooks of a file are counted under this name. */
export const hooksOf = (file: string): string => `hooks of ${file}`;
