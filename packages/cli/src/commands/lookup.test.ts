import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHere } from '../testing/terminal.ts';

let workingDir: string;
beforeAll(() => {
  workingDir = mkdtempSync(join(tmpdir(), 'loadout-lookup-'));
});
afterAll(() => rmSync(workingDir, { recursive: true }));

const loadout = (...args: readonly string[]) => runHere(args, { workingDir });

describe('show', () => {
  test('prints what is known about a record, and nothing else', async () => {
    const { code, stdout } = await loadout('show', 'openai/whisper-large-v3');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^openai\/whisper-large-v3\n/);
    expect(stdout).toMatch(/^Task +automatic-speech-recognition$/m);
    expect(stdout).toMatch(/^Libraries +.*transformers/m);
    expect(stdout).toMatch(/^Address +https:\/\/huggingface\.co\/openai\/whisper-large-v3$/m);
    expect(stdout).not.toMatch(/undefined|unknown|–/);
  });

  test('shows datasets and spaces, and prints JSON', async () => {
    const { stdout } = await loadout('show', '--kind', 'dataset', 'allenai/ai2_arc');
    expect(stdout).toContain('/datasets/allenai/ai2_arc');
    const json: unknown = JSON.parse(
      (await loadout('show', '-k', 'space', 'amazon/chronos-2', '--json')).stdout,
    );
    expect(json).toMatchObject({ id: 'amazon/chronos-2' });
  });

  test('suggests similar ids, and requires exactly one id', async () => {
    const { code, stderr } = await loadout('show', 'openai/whisper-larg-v3');
    expect([code, stderr]).toEqual([1, expect.stringContaining('openai/whisper-large-v3')]);
    expect((await loadout('show')).code).toBe(2);
  });
});

describe('snippet', () => {
  test('prints the install command and the code of the best library', async () => {
    const { code, stdout } = await loadout('snippet', 'sentence-transformers/all-MiniLM-L6-v2');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^sentence-transformers {2}/);
    expect(stdout).toMatch(/^pip install .*sentence-transformers/m);
    expect(stdout).toContain('SentenceTransformer("sentence-transformers/all-MiniLM-L6-v2")');
  });

  test('needs no record if the options describe the model', async () => {
    const { stdout } = await loadout(
      'snippet',
      'acme/own',
      '--library',
      'diffusers',
      '--task',
      'text-to-image',
    );
    expect(stdout).toContain('"acme/own"');
    expect(stdout).toMatch(/^pip install .*diffusers/m);
  });

  test('uses the selected install manager', async () => {
    const { stdout } = await loadout('snippet', 'openai/whisper-large-v3', '--install-manager', 'uv');
    expect(stdout).toMatch(/^uv pip install/m);
  });

  test('prints every matching library with --all', async () => {
    const { stdout } = await loadout('snippet', 'sentence-transformers/all-MiniLM-L6-v2', '--all');
    expect(stdout).toMatch(/^transformers {2}/m);
  });

  test('prints JSON and Markdown', async () => {
    const json: unknown = JSON.parse((await loadout('snippet', 'dslim/bert-base-NER', '--json')).stdout);
    expect(json).toMatchObject([{ library: 'transformers', snippets: [{ language: 'python' }, {}] }]);
    expect((await loadout('snippet', 'dslim/bert-base-NER', '--markdown')).stdout).toContain('```python\n');
  });

  test('pins a revision', async () => {
    expect((await loadout('snippet', 'dslim/bert-base-NER', '--revision', 'abc123')).stdout).toContain(
      'abc123',
    );
  });

  test('suggests similar ids and options for an unknown model', async () => {
    const { code, stderr } = await loadout('snippet', 'openai/whisper-larg-v3');
    expect(code).toBe(1);
    expect(stderr).toContain('openai/whisper-large-v3');
    expect(stderr).toContain('--library');
  });

  test('uses hosted inference with --client or --provider', async () => {
    const curl = await loadout('snippet', 'Qwen/Qwen3-8B', '--client', 'curl', '--stream');
    expect(curl.stdout).toMatch(/^curl {2}shell\n\nStream the answer\n/);
    const first = await loadout(
      'snippet',
      'Qwen/Qwen3-8B',
      '--provider',
      'auto',
      '--language',
      'javascript',
      '--json',
    );
    expect(JSON.parse(first.stdout)).toMatchObject([{ language: 'javascript' }]);
    const all = await loadout(
      'snippet',
      'acme/chat',
      '--task',
      'text-generation',
      '--tag',
      'conversational',
      '--provider',
      'auto',
      '-a',
    );
    expect(all.stdout).toContain('acme/chat');
  });

  test('fails for a client that does not support the task', async () => {
    const { code, stderr } = await loadout('snippet', 'Qwen/Qwen3-8B', '--client', 'fal_client');
    expect(code).toBe(1);
    expect(stderr).toBe('error: Template not found: python/fal_client/conversational\n');
  });

  test('shows how to read a dataset and how to use a space', async () => {
    const dataset = await loadout('snippet', 'allenai/ai2_arc', '--kind', 'dataset', '--library', 'polars');
    expect(dataset.stdout).toContain('glob("datasets/allenai/ai2_arc@');
    const space = await loadout('snippet', 'amazon/chronos-2', '--kind', 'space', '--client', 'curl');
    expect(space.stdout).toContain('HOST=https://amazon-chronos-2.hf.space\n');
    const given = await loadout('snippet', 'me/own', '-k', 'space', '--tag', 'gradio', '--json');
    expect(JSON.parse(given.stdout)).toMatchObject([{ client: 'gradio_client' }]);
  });

  test.each([
    [['allenai/ai2_arcs', '--kind', 'dataset'], 1, 'allenai/ai2_arc'],
    [['allenai/ai2_arc', '--kind', 'dataset', '--library', 'polar'], 1, 'polars'],
    [['allenai/ai2_arc', '--kind', 'dataset', '--stream'], 2, '--stream does not apply to a dataset'],
    [['amazon/chronos-2', '--kind', 'space', '--library', 'x'], 2, '--library does not apply to a space'],
    [['amazon/chronos-2', '--kind', 'space', '--client', 'nothing'], 1, 'nothing'],
  ] as const)('snippet %j is rejected with an explanation', async (args, code, words) => {
    const refused = await loadout('snippet', ...args);
    expect(refused.code).toBe(code);
    expect(refused.stderr).toContain(words);
  });

  test('fails for a language without snippets', async () => {
    const { code, stderr } = await loadout('snippet', 'dslim/bert-base-NER', '--language', 'rust');
    expect(code).toBe(1);
    expect(stderr).toContain('"rust"');
  });

  test('suggests similar keys for an unknown library', async () => {
    const { code, stderr } = await loadout('snippet', 'dslim/bert-base-NER', '--library', 'transformer');
    expect(code).toBe(1);
    expect(stderr).toContain('transformers');
  });
});

describe('search', () => {
  test('finds by words and filters', async () => {
    const { stdout, stderr } = await loadout('search', 'whisper', '--task', 'automatic-speech-recognition');
    expect(stdout).toContain('openai/whisper-large-v3');
    expect(stderr).toMatch(/\d+ of \d+/);
  });

  test('filters by local app and quantization', async () => {
    const { stdout } = await loadout('search', '--app', 'ollama', '--quantization', 'q4_k_m');
    expect(stdout).toContain('bartowski/Qwen2.5-7B-Instruct-GGUF');
    expect(stdout).not.toContain('openai/whisper-large-v3');
  });

  test('prints JSON with total and facets', async () => {
    const found: unknown = JSON.parse(
      (await loadout('search', '--library', 'diffusers', '-n', '1', '--json')).stdout,
    );
    expect(found).toMatchObject({
      total: expect.any(Number),
      items: [{}],
      facets: { license: expect.any(Array) },
    });
  });
});

describe('tasks and libraries', () => {
  test('are listed, and shown one by one', async () => {
    expect((await loadout('tasks')).stdout).toContain('text-classification');
    expect((await loadout('tasks', 'text-classification')).stdout).toContain('Text Classification');
    expect((await loadout('libraries')).stdout).toContain('sentence-transformers');
    expect((await loadout('libraries', 'spacy')).stdout).toContain('path_extension:"whl"');
    expect((await loadout('libraries', '--task', 'text-classification')).stdout).not.toContain(
      'stable-audio-tools',
    );
  });

  test('are printed as JSON', async () => {
    expect(JSON.parse((await loadout('tasks', 'text-classification', '--json')).stdout)).toHaveProperty(
      'summary',
    );
    expect(JSON.parse((await loadout('libraries', '--json')).stdout)).toEqual(
      expect.arrayContaining([expect.objectContaining({ key: 'diffusers' })]),
    );
  });

  test('suggest similar ids for an unknown one', async () => {
    for (const args of [
      ['tasks', 'text-clasification'],
      ['libraries', 'diffuser'],
      ['libraries', '--task', 'text-clasification'],
    ]) {
      const { code, stderr } = await loadout(...args);
      expect(code).toBe(1);
      expect(stderr).toContain('Nearest:');
    }
  });
});

/** The names in the first column of a Markdown table. */
const namesIn = (table: string): readonly string[] => table.match(/(?<=^\| `)[A-Z_]+(?=`)/gm) ?? [];

describe('settings', () => {
  test('shows every setting and hides secrets', async () => {
    const env = { LOADOUT_ADMIN_TOKEN: 'a-token-for-tests-only', PORT: '8080' };
    const { stdout } = await runHere(['settings'], { env, workingDir });
    expect(stdout).toMatch(/^PORT\s+8080/m);
    expect(stdout).toMatch(/^LOADOUT_ADMIN_TOKEN\s+\(set\)/m);
    expect(stdout).not.toContain('for-tests-only');
  });

  test('that are invalid are reported after the table', async () => {
    const { code, stdout, stderr } = await runHere(['settings'], { env: { PORT: 'many' }, workingDir });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^PORT\s+many/m);
    expect(stderr).toContain('PORT');
  });

  test('prints a Markdown table', async () => {
    expect((await loadout('settings', '--markdown')).stdout).toContain('| `PORT` | `3000` |');
  });

  test('are all in the README', async () => {
    const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
    const { stdout } = await loadout('settings', '--markdown');
    expect(namesIn(readme).toSorted()).toEqual(namesIn(stdout).toSorted());
  });
});

test('a lookup creates no folder', async () => {
  await loadout('search', 'bert');
  await loadout('snippet', 'dslim/bert-base-NER');
  expect(existsSync(join(workingDir, '.loadout'))).toBe(false);
});

test('colors are used only when enabled', async () => {
  expect((await loadout('tasks', 'text-classification')).stdout).not.toContain('\u001B[');
  const { stdout } = await runHere(['tasks', 'text-classification'], { workingDir, color: true });
  expect(stdout).toContain('\u001B[1m');
});

describe('apps', () => {
  test('lists the apps', async () => {
    expect((await loadout('apps')).stdout).toMatch(/^llama\.cpp +llama\.cpp {2}https:/m);
  });

  test('prints the commands of one app for a system', async () => {
    const { code, stdout } = await loadout(
      'apps',
      'acme/own-GGUF',
      '--tag',
      'gguf',
      '--app',
      'ollama',
      '--system',
      'macos',
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/^brew install ollama$/m);
    expect(stdout).toContain('ollama run huggingface.co/acme/own-GGUF');
  });

  test('reports that no app can run the model', async () => {
    const { stdout } = await loadout('apps', 'acme/own', '--task', 'tabular-regression');
    expect(stdout).toContain('No local app can run this model.');
  });

  test('rejects an unknown system', async () => {
    const { code, stderr } = await loadout('apps', 'acme/own', '--tag', 'gguf', '--system', 'beos');
    expect(code).toBe(2);
    expect(stderr).toContain('expected one of linux, macos, windows');
  });
});
