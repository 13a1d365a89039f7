import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runHere } from '../testing/terminal.ts';

let workingDir: string;
beforeAll(() => {
  workingDir = mkdtempSync(join(tmpdir(), 'loadout-fit-'));
});
afterAll(() => rmSync(workingDir, { recursive: true }));

const fit = (...args: readonly string[]) => runHere(['fit', ...args], { workingDir });

test('lists the files of a model with their fit', async () => {
  const { code, stdout } = await fit('Qwen/Qwen3-8B', '--memory', '64');
  expect(code).toBe(0);
  expect(stdout).toContain('64 GB, 4,096 tokens of context');
  expect(stdout).toContain('Fits');
});

const mistral = 'TheBloke/Mistral-7B-Instruct-v0.2-GGUF';

test('has memory, context and speed of each file, and names the best', async () => {
  const { stdout } = await fit(mistral, '--hardware', 'nvidia-rtx-4090', '--context', '8192');
  expect(stdout).toMatch(/^RTX 4090, 24 GB, 8,192 tokens of context$/m);
  expect(stdout).toMatch(/^Q4_K_M +\d\.\d GB +up to [\d,]+ tokens +about \d+–\d+ tokens\/s +Fits$/m);
  expect(stdout).toMatch(/^Best fit: \S+\.gguf$/m);
  const none = await fit(mistral, '--memory', '1');
  expect(none.stdout).not.toContain('Best fit');
  expect(none.stdout).toContain('Too large');
  const json: unknown = JSON.parse((await fit(mistral, '--memory', '16', '--json')).stdout);
  expect(json).toMatchObject({ files: expect.any(Array) });
});

test.each([
  [['Qwen/Qwen3-8B', '--memory=-5'], '--memory is "-5": expected a size in GB'],
  [['Qwen/Qwen3-8B', '--memory', '0'], 'Memory must be a size in GB above 0'],
  [['Qwen/Qwen3-8B', '--hardware', 'abacus'], 'Unknown device "abacus"'],
  [['Qwen/Qwen3-8B', '--hardware', 'rtx-4090'], 'Did you mean nvidia-rtx-4090'],
  [['Qwen/Qwen3-8B', '--memory', '16', '--context', '0'], 'context must be a whole number of tokens'],
  [
    ['Qwen/Qwen3-8B', '--memory', '16', '--context', '999999999999'],
    'context must be a whole number of tokens',
  ],
  [['nobody/nothing', '--memory', '16'], 'nobody/nothing'],
])('%j fails with the reason', async (args, reason) => {
  const { code, stdout, stderr } = await fit(...args);
  expect(code).toBeGreaterThan(0);
  expect(stdout).toBe('');
  expect(stderr).toContain(reason);
});
