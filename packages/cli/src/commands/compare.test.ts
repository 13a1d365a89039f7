import { expect, test } from 'vitest';
import { runHere } from '../testing/terminal.ts';

const ids = ['openai/whisper-large-v3', 'TheBloke/Mistral-7B-Instruct-v0.2-GGUF'] as const;

test('prints a column for each model and a row for each known fact', async () => {
  const { code, stdout } = await runHere(['compare', ...ids]);
  expect(code).toBe(0);
  const lines = stdout.trimEnd().split('\n');
  expect(lines[0]).toMatch(/^ +openai\/whisper-large-v3 +TheBloke\/Mistral-7B-Instruct-v0\.2-GGUF$/);
  expect(stdout).toMatch(/^Task +automatic-speech-recognition +\S/m);
  expect(stdout).toMatch(/^Apps +– +.*\bllama\.cpp\b/m);
  expect(stdout).toMatch(/^Base model +– +mistralai\/Mistral-7B-Instruct-v0\.2$/m);
  expect(stdout).toMatch(/^Memory, Q4_K_M +\S.* (?:about )?\d\.\d GB$/m);
  expect(stdout).not.toContain('undefined');
  for (const line of lines.slice(1)) expect(line).not.toMatch(/^\S[\w, ]*? {2,}– +–$/);
});

test('marks what fits a machine, at a context', async () => {
  expect((await runHere(['compare', ...ids, '--fits', '16'])).stdout).toMatch(/\d\.\d GB, Fits/);
  const memory = async (context: string) => {
    const { stdout } = await runHere(['compare', ...ids, '--context', context, '--json']);
    const { models }: { models: { memory: { label: string; bytes: number }[] }[] } = JSON.parse(stdout);
    return models[1]?.memory.find(({ label }) => label === 'Q4_K_M')?.bytes ?? 0;
  };
  expect(await memory('32768')).toBeGreaterThan(await memory('4096'));
});

test.each([
  [['compare'], 2, 'Pass 2 to 4 model ids.'],
  [['compare', ids[0]], 2, 'Pass 2 to 4 model ids.'],
  [['compare', ...ids, '--context', 'long'], 2, '--context is "long"'],
  [['compare', ...ids, '--fits', 'abacus'], 1, 'abacus'],
  [['compare', ids[0], 'nobody/nothing'], 1, 'nobody/nothing'],
])('%j fails with the reason', async (args, expected, reason) => {
  const { code, stdout, stderr } = await runHere(args);
  expect([code, stdout]).toEqual([expected, '']);
  expect(stderr).toContain(reason);
});
