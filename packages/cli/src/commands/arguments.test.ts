import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHere } from '../testing/terminal.ts';

let workingDir: string;
beforeAll(() => {
  workingDir = mkdtempSync(join(tmpdir(), 'loadout-arguments-'));
});
afterAll(() => rmSync(workingDir, { recursive: true }));

const loadout = (...args: readonly string[]) => runHere(args, { workingDir });
const json = async (...args: readonly string[]): Promise<unknown> =>
  JSON.parse((await loadout(...args, '--json')).stdout);

const noWhere = ['--hub', 'http://127.0.0.1:9'];

describe('arguments that cannot be right', () => {
  test.each([
    [['sync', ...noWhere, '--top', '0'], '--top takes a whole number.'],
    [['sync', ...noWhere, '--top', '1.5'], '--top takes a whole number.'],
    [['sync', ...noWhere, '--by', 'beauty'], '--by takes one of: createdAt, downloads, lastModified'],
    [['sync', ...noWhere, '--prune', '--author', 'ada'], '--prune compares with the whole hub'],
    [['sync', ...noWhere, '--prune', '--top', '5'], '--prune compares with the whole hub'],
    [['sync', ...noWhere, '--kind', 'bucket'], 'bucket'],
    [['sync'], 'Set the hub with --hub or LOADOUT_HUB_URL.'],
    [['search', 'bert', '--sort', 'beauty'], '--sort is "beauty": expected'],
    [['search', 'bert', '--limit', '0'], '--limit is "0": expected 1 to 1000.'],
    [['search', 'bert', '--limit', '1001'], '--limit is "1001": expected 1 to 1000.'],
    [['search', 'bert', '--params', 'big'], '--params is "big": expected min:1B,max:9B.'],
    [['search', 'bert', '--price', 'cheap'], '--price is "cheap": expected one of'],
    [['show', 'a/b', '--server', 'ftp://x'], '--server is "ftp://x": expected an http or https URL.'],
    [['show', 'a/b', '--hub', 'nonsense'], '--hub is "nonsense": expected an http or https URL.'],
    [['show', 'a/b', '--hub', 'http://x', '--server', 'http://y'], 'Use --server or --hub, not both.'],
    [['apps', 'a/b', 'c/d'], 'Pass at most one model id.'],
    [['apps', '--system', 'amiga'], '--system is "amiga": expected one of linux, macos, windows'],
    [['libraries', 'timm', 'keras'], 'Pass at most one library key.'],
    [['apps', '--app', 'ollama'], '--app needs the id of a model'],
    [['compare', 'a/b', 'c/d', '--context', 'long'], '--context is "long": expected a number of tokens.'],
    [['compare', 'a', 'b', 'c', 'd', 'e'], 'Pass 2 to 4 model ids.'],
    [['search', '--fits', '16', '--context', 'long'], '--context is "long": expected a number of tokens.'],
    [['fit', 'a/b', '--memory', 'large'], '--memory is "large": expected a size in GB such as 16.'],
    [['fit', 'a/b', '--memory', '-16'], '--memory has no value, or one that begins with a dash.'],
    [['quant', 'Q4_K_M', '--nearest', 'Q4_0'], '--nearest needs the id of a model'],
    [['tasks', '--modality', 'smell'], '--modality is "smell": expected one of '],
    [['tasks', '--out', ''], '--out is empty: pass the path of a file.'],
    [
      ['infer', 'Qwen/Qwen3-8B', '--language', 'klingon'],
      '--language is "klingon": expected one of python, ',
    ],
    [
      ['apps', 'Qwen/Qwen3-8B', '--app', 'vllm', '--way', 'wish'],
      '--way is "wish": expected one of python, ',
    ],
    [['infer', 'Qwen/Qwen3-8B', '--endpoint', 'here'], '--endpoint is "here", not an http or https address'],
    [['infer', 'Qwen/Qwen3-8B', '--bill-to', 'a\nb'], '--bill-to is "a\\nb", not a string of printable'],
    [['snippet', 'google-bert/bert-base-uncased', '--stream'], '--stream is for chat models'],
    [['downloads', 'test', 'config.json'], 'Pass either --library or --rule.'],
    [['downloads', 'test', '--library', 'timm'], 'Pass the paths of files in a repository.'],
    [['serve', 'now'], 'Unexpected argument "now"'],
    [['mcp', 'now'], 'Unexpected argument "now"'],
    [['settings', 'PORT'], 'Unexpected argument "PORT"'],
    [['nonsense'], 'There is no command "nonsense".'],
  ])('%j are refused', async (args, message) => {
    const { code, stdout, stderr } = await loadout(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/^Try: loadout .*--help$/m);
  });

  test('of the right form are not', async () => {
    expect(
      (await loadout('search', 'bert', '--limit', '1000', '--sort', 'likes', '--params', 'min:1B')).code,
    ).toBe(0);
  });
});

describe('names that nothing has', () => {
  test.each([
    [
      ['infer', 'acme/own', '--task', 'text-generaton'],
      'There is no task "text-generaton" here. Nearest: text-',
    ],
    [
      ['quant', 'weights.gguf'],
      '"weights.gguf" is neither a quantization, nor a file name with one, nor a model',
    ],
    [['quant', 'acme/none'], 'There is no model "acme/none" here.'],
    [
      ['snippet', 'timm/resnet50.a1_in1k', '--language', 'ruby'],
      'No snippet in "ruby". There are snippets in: python.',
    ],
  ])('%j exit with 1 and say what there is', async (args, message) => {
    const { code, stdout, stderr } = await loadout(...args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
  });

  test('find nothing: no empty line, and what to do', async () => {
    const { code, stdout, stderr } = await loadout('search', '--task', 'text-generaton');
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).toBe('No models match. Remove a filter, or check its value.\n');
  });

  test('a former name of a task is none of them', async () => {
    expect((await loadout('infer', 'acme/own', '--task', 'Text_Generation')).code).toBe(0);
  });
});

describe('a download rule', () => {
  test('of a library or of your own is tested on files', async () => {
    const { code, stdout } = await loadout(
      'downloads',
      'test',
      '--rule',
      'path_extension:"gguf"',
      'a.gguf',
      'b',
    );
    expect([code, stdout]).toEqual([0, expect.stringMatching(/\ncounts +a\.gguf\n– +b\n$/)]);
    const paths = ['config.json', 'model.safetensors'];
    expect(await json('downloads', 'test', '--library', 'transformers', ...paths)).toMatchObject({
      results: [{ path: 'config.json', counts: true }, { path: 'model.safetensors' }],
    });
    const wrong = await loadout('downloads', 'test', '--rule', 'path:(', 'a');
    expect([wrong.code, wrong.stdout]).toEqual([1, '']);
    expect((await loadout('downloads', 'test', '--library', 'tim', 'a')).stderr).toContain('timm');
  });
});

describe('help', () => {
  test.each([[[]], [['help']], [['--help']], [['-h']]])('is printed for %j', async (args) => {
    const { code, stdout } = await loadout(...args);
    expect([code, stdout]).toEqual([0, expect.stringContaining('snippet')]);
  });

  test('of a command is printed in each way', async () => {
    const [first, ...others] = await Promise.all(
      [
        ['help', 'sync'],
        ['--help', 'sync'],
        ['sync', '--help'],
        ['sync', '-h', '--top', 'x'],
      ].map((args) => loadout(...args)),
    );
    expect(first?.stdout).toContain('--prune');
    for (const other of others) expect(other).toEqual(first);
    expect((await loadout('help', 'nonsense')).code).toBe(2);
  });
});

describe('lists', () => {
  test('of apps, libraries and tasks are tables or JSON', async () => {
    for (const [name, key] of [
      ['apps', 'ollama'],
      ['libraries', 'timm'],
      ['tasks', 'fill-mask'],
    ] as const) {
      const { code, stdout } = await loadout(name);
      expect(code).toBe(0);
      expect(stdout).toMatch(new RegExp(`^${key} `, 'm'));
      expect(stdout).not.toMatch(/^[[{]/);
      expect(JSON.stringify(await json(name))).toContain(`"${key}"`);
    }
  });

  test('of libraries are filtered by task', async () => {
    const { stdout } = await loadout('libraries', '--task', 'depth-estimation');
    expect(stdout).toMatch(/^transformers /m);
    expect(stdout).not.toMatch(/^gliner /m);
    const unknown = await loadout('libraries', '--task', 'depth-estimatio');
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('depth-estimation')]);
  });

  test('of one library have its summary and its snippets', async () => {
    const { stdout } = await loadout('libraries', 'timm');
    expect(stdout).toMatch(/^Snippets +python$/m);
    expect(stdout).toContain('image backbones');
  });

  test('of settings have the value, the default, and no secret', async () => {
    const env = { PORT: ' 4000 ', LOADOUT_ADMIN_TOKEN: 'x'.repeat(40), LOADOUT_NO_SUCH: '1' };
    const { stdout, stderr } = await runHere(['settings'], { workingDir, env });
    expect(stdout).toMatch(/^PORT +4000 /m);
    expect(stdout).not.toContain('xxx');
    expect(stderr).toContain('LOADOUT_NO_SUCH is not a setting.');
    const parsed: unknown = JSON.parse((await runHere(['settings', '--json'], { workingDir, env })).stdout);
    expect(parsed).toContainEqual(expect.objectContaining({ name: 'PORT', value: '4000' }));
    expect((await loadout('settings', '--markdown')).stdout).toMatch(/^\| Setting \| Default \|/);
  });
});
