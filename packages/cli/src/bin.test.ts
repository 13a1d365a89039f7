import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/loadout.js', import.meta.url));

/** As `npx loadout` runs it in a checkout: without the settings of the tests. */
const loadout = (...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...words], {
    env: { PATH: process.env['PATH'] },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

test('the command runs in a checkout', () => {
  const { version }: { readonly version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  expect(loadout('--version')).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});

test('arguments and the exit code are passed on', () => {
  expect(loadout('snipet', '--all')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('There is no command "snipet".'),
  });
});
