/** @module Vitest reporter: keeps a list of the test files that are running, for a run that has to be killed. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Environment variable with the path of the list. */
export const unfinishedVariable = 'LOADOUT_UNFINISHED_TESTS';

/** The files that had started and not ended when the list was last written. */
export const unfinishedFiles = (list: string): readonly string[] =>
  existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : [];

type Named = Pick<TestModule, 'relativeModuleId'>;

export default class UnfinishedReporter implements Reporter {
  readonly #list: string | undefined;
  readonly #running = new Set<string>();

  /** Vitest passes an object of options, which is ignored. */
  constructor(list?: unknown) {
    this.#list = typeof list === 'string' ? list : process.env[unfinishedVariable];
  }

  onTestModuleStart({ relativeModuleId }: Named): void {
    this.#running.add(relativeModuleId);
    this.#write();
  }

  onTestModuleEnd({ relativeModuleId }: Named): void {
    this.#running.delete(relativeModuleId);
    this.#write();
  }

  #write(): void {
    if (this.#list !== undefined) writeFileSync(this.#list, [...this.#running].join('\n'));
  }
}
