/** @module Vitest reporter: keeps the list of test files that are running. */
import type { Reporter, TestModule } from 'vitest/node';
import { RunningTests } from './unfinished.ts';

type Named = Pick<TestModule, 'relativeModuleId'>;

export default class VitestReporter implements Reporter {
  readonly #running: RunningTests;

  constructor(list?: unknown) {
    this.#running = new RunningTests(list);
  }

  onTestModuleStart({ relativeModuleId }: Named): void {
    this.#running.start(relativeModuleId);
  }

  onTestModuleEnd({ relativeModuleId }: Named): void {
    this.#running.end(relativeModuleId);
  }
}
