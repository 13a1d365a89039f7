import { describe, expect, test } from 'vitest';
import { runHere } from '../testing/terminal.ts';

const mistral = 'TheBloke/Mistral-7B-Instruct-v0.2-GGUF';

describe('quant', () => {
  test('lists the types, most precise first', async () => {
    const { code, stdout } = await runHere(['quant']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^F32 +32\.00 bits per weight +file type 0$/m);
    expect(stdout.indexOf('\nQ8_0')).toBeLessThan(stdout.indexOf('\nQ4_K_M'));
  });

  test('explains a label and a file name', async () => {
    expect((await runHere(['quant', 'q4_k_m'])).stdout).toMatch(/^File type +Q4_K_M$/m);
    const json: unknown = JSON.parse(
      (await runHere(['quant', 'a/b/model-UD-Q4_K_XL.gguf', '--json'])).stdout,
    );
    expect(json).toMatchObject({ label: 'UD-Q4_K_XL', type: 'Q4_K_XL' });
  });

  test('lists the files of a model, or the nearest to a label', async () => {
    expect((await runHere(['quant', mistral])).stdout).toMatch(/^Q4_K_M +4\.\d\d bits +about \d\.\d GB/m);
    const { stdout } = await runHere(['quant', mistral, '--nearest', 'Q4_1']);
    expect(stdout.trim().split('\n')).toHaveLength(1);
  });

  test.each([
    [['quant', mistral, '--nearest', 'best'], 2, '--nearest is "best"'],
    [['quant', mistral, '--nearest', 'IQ1_S'], 1, 'has no file of IQ1_S or less'],
    [['quant', 'nobody/nothing'], 1, 'There is no model "nobody/nothing"'],
    [['quant', 'Q4_0', 'Q8_0'], 2, 'Pass at most one'],
  ])('%j fails with the reason', async (args, expected, message) => {
    const { code, stderr } = await runHere(args);
    expect([code, stderr]).toEqual([expected, expect.stringContaining(message)]);
  });
});

describe('infer', () => {
  test('prints the call with the given input', async () => {
    const { code, stdout } = await runHere([
      'infer',
      'Qwen/Qwen3-8B',
      '--client',
      'openai',
      '--input',
      'Why "tides"?',
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain(String.raw`Why \"tides\"?`);
  });

  test('prints JSON of every client', async () => {
    const json: unknown = JSON.parse((await runHere(['infer', 'Qwen/Qwen3-8B', '--all', '--json'])).stdout);
    expect(json).toEqual(expect.arrayContaining([expect.objectContaining({ client: 'openai' })]));
  });

  test('names a provider that does not exist', async () => {
    const { code, stderr } = await runHere(['infer', 'Qwen/Qwen3-8B', '--provider', 'nobody']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('nobody')]);
  });
});

describe('doctor', () => {
  test('names what is missing, and succeeds', async () => {
    const { code, stdout } = await runHere(['doctor']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ok +node +\d+/m);
    expect(stdout).toMatch(/^missing +store +.*does not exist/m);
  });

  test('fails for an invalid setting and an unreachable server', async () => {
    const { code, stdout } = await runHere(['doctor', '--server', 'http://127.0.0.1:1', '--json'], {
      env: { PORT: 'x' },
    });
    expect(code).toBe(1);
    const json: unknown = JSON.parse(stdout);
    expect(json).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'settings', state: 'failed' }),
        expect.objectContaining({ name: 'server', state: 'failed' }),
      ]),
    );
  });
});
