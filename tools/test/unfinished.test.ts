import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/files.ts';
import UnfinishedReporter, { unfinishedFiles } from './unfinished.ts';

it('lists the files that have started and not ended', () => {
  const list = join(temporaryFolder(), 'unfinished.txt');
  expect(unfinishedFiles(list)).toEqual([]);
  const reporter = new UnfinishedReporter(list);
  reporter.onTestModuleStart({ relativeModuleId: 'a.test.ts' });
  reporter.onTestModuleStart({ relativeModuleId: 'b.test.ts' });
  reporter.onTestModuleEnd({ relativeModuleId: 'a.test.ts' });
  expect(unfinishedFiles(list)).toEqual(['b.test.ts']);
});
