/** @module Playwright reporter: keeps the list of tests that are running, as `file:line title`. */
import { relative } from 'node:path';
import type { Reporter, TestCase } from '@playwright/test/reporter';
import { RunningTests } from './unfinished.ts';

type Named = Pick<TestCase, 'title' | 'location'>;

const nameOf = ({ title, location: { file, line } }: Named): string =>
  `${relative(process.cwd(), file)}:${line} ${title}`;

export default class PlaywrightReporter implements Reporter {
  readonly #running: RunningTests;

  constructor(list?: unknown) {
    this.#running = new RunningTests(list);
  }

  onTestBegin(test: Named): void {
    this.#running.start(nameOf(test));
  }

  onTestEnd(test: Named): void {
    this.#running.end(nameOf(test));
  }

  /** The list reporter prints. */
  printsToStdio(): boolean {
    return false;
  }
}
