import { createServer, type Server } from 'node:http';
import { describe, expect, test } from 'vitest';
import { runHere } from '../testing/terminal.ts';

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

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

describe('quant in detail', () => {
  test('lists types as JSON, without a GGUF code for types that occur only in file names', async () => {
    const types: { type: string; code: number }[] = JSON.parse((await runHere(['quant', '--json'])).stdout);
    expect(types[0]).toMatchObject({ type: 'F32', code: 0 });
    const { stdout } = await runHere(['quant']);
    for (const { type, code } of types)
      expect(stdout).toMatch(
        new RegExp(`^${type} +[\\d.]+ bits per weight${code < 1000 ? ` +file type ${code}` : ' *'}$`, 'm'),
      );
  });

  test('shows the bits and the size of a label', async () => {
    const { stdout } = await runHere(['quant', 'UD-Q4_K_XL']);
    expect(stdout).toMatch(/^Label +UD-Q4_K_XL$/m);
    expect(stdout).toMatch(/^Bits per weight +\d\.\d\d$/m);
    expect(stdout).toMatch(/^7 billion weights +about \d\.\d GB$/m);
    expect((await runHere(['quant', 'Q4_K_M'])).stdout).not.toContain('Variant');
  });

  test('reports that a model has no GGUF files, and prints those of another as JSON', async () => {
    expect((await runHere(['quant', 'openai/whisper-large-v3'])).stdout).toBe(
      'This model has no GGUF files.\n',
    );
    const files: { models: { quantization: { label: string } }[] } = JSON.parse(
      (await runHere(['quant', mistral, '--nearest', 'Q4_K_M', '--json'])).stdout,
    );
    expect(files.models.map(({ quantization }) => quantization.label)).toEqual(['Q4_K_M']);
  });
});

const infer = async (...args: readonly string[]) =>
  (await runHere(['infer', 'Qwen/Qwen3-8B', ...args])).stdout;

describe('infer in detail', () => {
  test('passes each option on to the call', async () => {
    expect(await infer('--client', 'curl', '--stream')).toContain('"stream": true');
    expect(await infer('--client', 'curl', '--system', 'Be brief.')).toContain('Be brief.');
    expect(await infer('--client', 'curl', '--bill-to', 'acme-labs')).toContain('acme-labs');
    expect(await infer('--client', 'curl', '--endpoint', 'https://tern.example/v1')).toContain(
      'tern.example',
    );
    expect(await infer('--client', 'curl', '--provider', 'together', '--direct')).toContain('together.xyz');
    expect(await infer('--client', 'curl', '--error-handling')).toContain('--fail-with-body');
    expect(await infer('--client', 'curl')).not.toContain('--fail-with-body');
  });

  test('shows one client, one language, or all', async () => {
    const first: { client: string; language: string }[] = JSON.parse(await infer('--json'));
    expect(new Set(first.map(({ client, language }) => `${client} ${language}`)).size).toBe(1);
    const all: { language: string }[] = JSON.parse(await infer('--json', '--all'));
    expect(new Set(all.map(({ language }) => language)).size).toBeGreaterThan(2);
    const shell: { language: string }[] = JSON.parse(await infer('--json', '--all', '--language', 'shell'));
    expect(new Set(shell.map(({ language }) => language))).toEqual(new Set(['shell']));
    const both: { language: string }[] = JSON.parse(await infer('--json', '--client', 'openai'));
    expect(both.map(({ language }) => language)).toEqual(['python', 'javascript']);
    expect(await infer('--markdown')).toContain('```python');
  });

  test.each([
    [['infer'], 2, 'Pass exactly one model id.'],
    [['infer', 'a/b', 'c/d'], 2, 'Pass exactly one model id.'],
    [['infer', 'Qwen/Qwen3-8B', '--run', '--json'], 2, 'Use --run or --json, not both.'],
    [['infer', 'Qwen/Qwen3-8B', '--run', '--all'], 2, 'Use --run or --all, not both.'],
    [['infer', 'Qwen/Qwen3-8B', '--language', 'latin'], 2, '--language is "latin": expected one of python, '],
  ])('%j fails with the reason', async (args, expected, reason) => {
    const { code, stderr } = await runHere(args);
    expect([code, stderr]).toEqual([expected, expect.stringContaining(reason)]);
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

  test('fails for an unknown provider', async () => {
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

  test('warns about an unknown setting, and omits checks that were not requested', async () => {
    const { code, stdout } = await runHere(['doctor', '--json'], { env: { LOADOUT_NOTHING: '1' } });
    expect(code).toBe(0);
    const results: { name: string; state: string; detail: string }[] = JSON.parse(stdout);
    expect(results.map(({ name }) => name)).toEqual([
      'node',
      'settings',
      'store',
      'disk',
      'site',
      'uv',
      'duckdb',
    ]);
    expect(results[1]).toMatchObject({ state: 'warning', detail: 'Not a setting: LOADOUT_NOTHING.' });
    expect(results[3]).toMatchObject({ state: 'missing' });
    expect((await runHere(['doctor', 'all'])).code).toBe(2);
  });

  test('checks a server and a hub, and fails if one returns an error', async () => {
    const server = createServer((request, response) => {
      response.statusCode = request.url === '/healthz' ? 200 : 500;
      response.end();
    }).listen(0);
    const url = `http://127.0.0.1:${portOf(server)}`;
    const { code, stdout } = await runHere(['doctor', '--server', `${url}/`, '--hub', url, '--json']);
    server.close();
    expect(code).toBe(1);
    const results: { name: string; state: string; detail: string }[] = JSON.parse(stdout);
    expect(results.find(({ name }) => name === 'server')).toMatchObject({ state: 'ok' });
    expect(results.find(({ name }) => name === 'hub')).toMatchObject({
      state: 'failed',
      detail: expect.stringContaining('responded with status 500'),
    });
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
