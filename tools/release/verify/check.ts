/** @module One check of the installed packages. */
import type { Browser } from '@playwright/test';
import type { Stranger } from './stranger.ts';

export interface Surroundings {
  readonly stranger: Stranger;
  readonly browser: Browser;
  /** Each Node the packages are used with: the project's, and the oldest supported where the machine has one. */
  readonly nodes: readonly string[];
}

export interface Check {
  readonly name: string;
  /** Returns the result in a few words; throws on failure. */
  run(surroundings: Surroundings): string | Promise<string>;
}

export function expectEqual(actual: unknown, expected: unknown, what: string): void {
  const [is, should] = [actual, expected].map((value) => JSON.stringify(value));
  if (is !== should) throw new Error(`${what}: ${is}, expected ${should}`);
}
