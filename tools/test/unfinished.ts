/** @module A list of the tests that are running, in a file: names the unfinished ones of a run that has to be killed. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Environment variable with the path of the list. */
export const unfinishedVariable = 'LOADOUT_UNFINISHED_TESTS';

/** The tests that had started and not ended when the list was last written. */
export const unfinishedTests = (list: string): readonly string[] =>
  existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : [];

export class RunningTests {
  readonly #list: string | undefined;
  readonly #running = new Set<string>();

  /** The test runners pass an object of options, which is ignored. */
  constructor(list?: unknown) {
    this.#list = typeof list === 'string' ? list : process.env[unfinishedVariable];
  }

  start(name: string): void {
    this.#running.add(name);
    this.#write();
  }

  end(name: string): void {
    this.#running.delete(name);
    this.#write();
  }

  #write(): void {
    if (this.#list !== undefined) writeFileSync(this.#list, [...this.#running].join('\n'));
  }
}
