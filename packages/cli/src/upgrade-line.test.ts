import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { tellUpgrade } from './upgrade-line.ts';

it('an upgraded store is told of in one line on standard error', () => {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  tellUpgrade({ env: {}, workingDir: '/nowhere', stdout, stderr, colour: false })({
    database: '/data/records.sqlite',
    from: 1,
    to: 3,
  });
  expect(String(stderr.read())).toBe('/data/records.sqlite: upgraded from layout 1 to layout 3.\n');
  expect(stdout.read()).toBeNull();
});
