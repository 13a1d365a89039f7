import { catalogueServices } from '@loadout/server';
import { expect, test } from 'vitest';
import { runHere } from '../testing/terminal.ts';

const rows = (stdout: string): readonly string[] => stdout.trimEnd().split('\n');

test('lists every device with memory and bandwidth', async () => {
  const { code, stdout } = await runHere(['hardware']);
  expect(code).toBe(0);
  expect(rows(stdout)).toHaveLength(catalogueServices.devices().length);
  expect(stdout).toMatch(/^nvidia-rtx-4090 +NVIDIA .*4090 +24 GB +1008 GB\/s$/m);
  expect(stdout).not.toContain('undefined');
});

test('finds devices that have all words, in any case', async () => {
  const { stdout } = await runHere(['hardware', 'RTX 4090']);
  expect(rows(stdout).length).toBeGreaterThan(0);
  for (const row of rows(stdout)) expect(row.toLowerCase()).toMatch(/rtx.*4090/);
  const json: unknown = JSON.parse((await runHere(['hardware', '4090 rtx', '--json'])).stdout);
  expect(json).toHaveLength(rows(stdout).length);
});

test('reports that nothing matches, and rejects a second text', async () => {
  expect((await runHere(['hardware', 'abacus'])).stdout).toBe('No device matches "abacus".\n');
  expect((await runHere(['hardware', 'rtx', '4090'])).code).toBe(2);
});
