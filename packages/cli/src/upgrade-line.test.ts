import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { nowhere } from './testing/terminal.ts';
import { reportUpgrade } from './upgrade-line.ts';

it('a store upgrade is reported in one line on standard error', () => {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  reportUpgrade({ env: {}, workingDir: nowhere, stdout, stderr, color: false, errorColor: false })({
    database: '/data/records.sqlite',
    from: 1,
    to: 3,
  });
  expect(String(stderr.read())).toBe('/data/records.sqlite: upgraded from layout 1 to layout 3.\n');
  expect(stdout.read()).toBeNull();
});
