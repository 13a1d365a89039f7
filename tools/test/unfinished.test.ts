import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/files.ts';
import PlaywrightReporter from './playwright-reporter.ts';
import { unfinishedTests } from './unfinished.ts';
import VitestReporter from './vitest-reporter.ts';

const testOf = (title: string, line: number) => ({
  title,
  location: { file: join(process.cwd(), 'e2e/home.spec.ts'), line, column: 1 },
});

let list: string;
beforeEach(() => {
  list = join(temporaryFolder(), 'unfinished.txt');
});

it('lists the test files that have started and not ended', () => {
  expect(unfinishedTests(list)).toEqual([]);
  const reporter = new VitestReporter(list);
  reporter.onTestModuleStart({ relativeModuleId: 'a.test.ts' });
  reporter.onTestModuleStart({ relativeModuleId: 'b.test.ts' });
  reporter.onTestModuleEnd({ relativeModuleId: 'a.test.ts' });
  expect(unfinishedTests(list)).toEqual(['b.test.ts']);
});

it('lists the browser tests that have started and not ended, with file and line', () => {
  const reporter = new PlaywrightReporter(list);
  reporter.onTestBegin(testOf('loads', 3));
  reporter.onTestBegin(testOf('scrolls', 9));
  reporter.onTestEnd(testOf('loads', 3));
  expect(unfinishedTests(list)).toEqual(['e2e/home.spec.ts:9 scrolls']);
});
