import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runHere } from '../testing/terminal.ts';

let workingDir: string;
beforeEach(() => {
  workingDir = mkdtempSync(join(tmpdir(), 'loadout-printed-'));
});
afterEach(() => rmSync(workingDir, { recursive: true }));

const loadout = (...args: readonly string[]) =>
  runHere(args, { workingDir, env: { LOADOUT_DATA: join(workingDir, 'data') } });

describe('help', () => {
  test('has the usage, every option and every example, each on its line', async () => {
    const { code, stdout } = await loadout('tasks', '--help');
    expect(code).toBe(0);
    const lines = stdout.split('\n');
    expect(lines).toContain('Usage: loadout tasks [id] [options]');
    expect(lines).toContain('  loadout tasks --modality audio');
    expect(lines).toContain('  loadout tasks text-to-image');
    expect(stdout).toMatch(/^ {6}--modality NAME {2}Only tasks of this modality/m);
    expect(stdout).toMatch(/^ {2}-h, --help +Show this help\.$/m);
    expect(lines.filter((line) => line !== line.trimEnd())).toEqual([]);
  });

  test('of a command without arguments has no blank at its end', async () => {
    const { stdout } = await loadout('settings', '--help');
    expect(stdout).toMatch(/^Usage: loadout settings( \S+)*$/m);
  });

  test('lists the commands with their summaries', async () => {
    for (const args of [[], ['help'], ['--help'], ['-h']]) {
      const { code, stdout } = await loadout(...args);
      expect(code).toBe(0);
      expect(stdout).toMatch(/^ {2}completions {2}Print the completions of a shell\.$/m);
    }
  });

  test('is named after a wrong command or argument', async () => {
    expect((await loadout('nonsense')).stderr).toContain('Try: loadout --help');
    const { code, stderr } = await loadout('tasks', 'a', 'b');
    expect([code, stderr]).toEqual([2, expect.stringContaining('Try: loadout tasks --help')]);
  });
});

describe('a task', () => {
  test('has its libraries and its models with what they are for', async () => {
    const { stdout } = await loadout('tasks', 'text-to-image');
    expect(stdout).toMatch(/^Text-to-Image \(text-to-image\)$/m);
    expect(stdout).toMatch(/^Libraries: .*diffusers/m);
    expect(stdout).toMatch(/\nModels:\n {2}\S+\/\S+ {2,}\S+ /);
  });
});

describe('a library', () => {
  test('has its tasks, or a dash', async () => {
    expect((await loadout('libraries', 'timm')).stdout).toMatch(/^Tasks +.*image-classification/m);
    const { stdout: json } = await loadout('libraries', 'timm', '--json');
    expect(JSON.parse(json)).toMatchObject({ key: 'timm', prettyLabel: 'timm' });
    const all: { readonly key: string; readonly tasks: readonly string[] }[] = JSON.parse(
      (await loadout('libraries', '--json')).stdout,
    );
    const without = all.find(({ tasks }) => tasks.length === 0);
    expect((await loadout('libraries', without?.key ?? '')).stdout).toMatch(/^Tasks +–$/m);
  });
});

describe('columns', () => {
  test('begin at the same place in every line', async () => {
    const { stdout } = await loadout('tasks', '--modality', 'audio');
    const starts = stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.search(/ audio /));
    expect(new Set(starts).size).toBe(1);
    expect(starts[0]).toBeGreaterThan(0);
  });
});

async function install(library: string, task: string, manager: string): Promise<string> {
  const options = ['--library', library, '--task', task, '--install-manager', manager];
  return (await loadout('snippet', 'acme/own', ...options)).stdout;
}

describe('an install manager', () => {
  test('of Python, Node or the system is used for what it installs', async () => {
    expect(await install('timm', 'image-classification', 'uv')).toContain('uv pip install');
    expect(await install('transformers.js', 'fill-mask', 'pnpm')).toContain('pnpm add');
    expect(await install('transformers.js', 'fill-mask', 'brew')).toContain('npm install');
  });

  test('that is unknown is a usage error with the known ones', async () => {
    const args = ['snippet', 'acme/own', '--library', 'timm', '--install-manager', 'nope'];
    const { code, stderr } = await loadout(...args);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/"nope": expected one of .*uv.*pnpm.*brew/)]);
  });
});

describe('a snippet', () => {
  test('is of a library or of a client, not of both', async () => {
    const both = ['snippet', 'acme/own', '--library', 'timm', '--client', 'curl'];
    expect((await loadout(...both)).stderr).toContain('Use --library, or --client and --provider, not both.');
    const library = ['snippet', 'acme/own', '--library', 'timm', '--task', 'image-classification'];
    expect((await loadout(...library)).code).toBe(0);
  });
});

describe('a comparison', () => {
  test('has the figures of each model', async () => {
    const { stdout } = await loadout('compare', 'openai/whisper-large-v3', 'Qwen/Qwen3-8B');
    expect(stdout).toMatch(/^Task +automatic-speech-recognition +text-generation$/m);
    expect(stdout).toMatch(/^Parameters +1,\d{3},\d{3},\d{3} +8,\d{3},\d{3},\d{3}$/m);
  });
});

describe('a search', () => {
  test('has the task and the library of models, and the tags of datasets', async () => {
    const models = await loadout('search', 'whisper', '--limit', '1');
    expect(models.stdout).toMatch(/^\S+\/\S*whisper\S* {2,}automatic-speech-recognition {2,}\S+\n$/);
    const datasets = await loadout('search', 'arc', '--kind', 'dataset', '--limit', '1');
    expect(datasets.stdout).toMatch(/^\S+ {2,}.*:.*, /);
  });
});

describe('an export', () => {
  test('into a file says how many records it has, and as JSON', async () => {
    const file = join(workingDir, 'in.jsonl');
    writeFileSync(file, ['{"id":"acme/one"}', '{"id":"acme/two"}', ''].join('\n'));
    expect((await loadout('import', file)).code).toBe(0);
    const out = join(workingDir, 'out.jsonl');
    expect((await loadout('export', '--output', out)).stderr).toContain(`${out}: 2 models`);
    expect(readFileSync(out, 'utf8').trim().split('\n')).toHaveLength(2);
    const { stdout } = await loadout('export', '--output', out, '--json');
    expect(JSON.parse(stdout)).toEqual({ file: out, kind: 'model', records: 2 });
    expect((await loadout('export')).stdout.trim().split('\n')).toHaveLength(2);
  });
});

describe('completions of fish', () => {
  test('offer options only after their command', async () => {
    const { stdout } = await loadout('completions', 'fish');
    expect(stdout).toMatch(
      /^complete -c loadout -n '?"?__fish_seen_subcommand_from tasks'?"? .*-l modality/m,
    );
  });
});

describe('a quantization', () => {
  test('that no label names is looked up as a model', async () => {
    const { code, stderr } = await loadout('quant', 'nonsense');
    expect([code, stderr]).toEqual([1, expect.stringContaining('nonsense')]);
  });
});
