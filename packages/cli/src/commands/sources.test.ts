import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createApp,
  createServices,
  httpServer,
  listen,
  readSettings,
  type RunningServer,
} from '@loadout/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHere } from '../testing/terminal.ts';

let workingDir: string;
let server: RunningServer;
let closeServices: () => Promise<void>;

beforeAll(async () => {
  workingDir = mkdtempSync(join(tmpdir(), 'loadout-sources-'));
  const services = await createServices(readSettings({ PORT: '0' }, workingDir), { inMemory: true });
  await services.put('model', 'acme/only-there', {
    pipeline_tag: 'text-to-image',
    library_name: 'diffusers',
    tags: ['license:mit'],
  });
  server = await listen(httpServer(createApp({ services }).fetch), services.settings);
  closeServices = () => services.close();
});
afterAll(async () => {
  await server.stop();
  await closeServices();
  rmSync(workingDir, { recursive: true });
});

const loadout = (...args: readonly string[]) => runHere(args, { workingDir });

describe.each(['--server', '--hub'])('with %s', (option) => {
  test('records come from there, and nothing is stored here', async () => {
    expect((await loadout('show', 'acme/only-there')).code).toBe(1);
    const { code, stdout } = await loadout('show', 'acme/only-there', option, server.url);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^License +mit$/m)]);
    expect((await loadout('snippet', 'acme/only-there', option, server.url)).stdout).toContain('diffusers');
    expect(existsSync(join(workingDir, '.loadout'))).toBe(false);
  });

  test('searches run there', async () => {
    const { stdout } = await loadout('search', 'only-there', '--license', 'mit', option, server.url);
    expect(stdout).toContain('acme/only-there');
    const json: unknown = JSON.parse(
      (await loadout('search', 'only-there', '--json', option, server.url)).stdout,
    );
    expect(json).toMatchObject({ items: [{ id: 'acme/only-there' }] });
  });

  test('a misspelled id gets suggestions from there', async () => {
    const { code, stderr } = await loadout('show', 'acme/only-ther', option, server.url);
    expect([code, stderr]).toEqual([1, expect.stringContaining('acme/only-there')]);
  });

  test('an unreachable address is one line', async () => {
    const { code, stdout, stderr } = await loadout('show', 'acme/a', option, 'http://127.0.0.1:1');
    expect([code, stdout, stderr]).toEqual([
      1,
      '',
      expect.stringMatching(/^error: http:\/\/127\.0\.0\.1:1\S* .*\n$/),
    ]);
  });

  test('another protocol is a usage error', async () => {
    expect((await loadout('show', 'acme/a', option, 'file:///etc/passwd')).code).toBe(2);
  });
});

test('a server supports every filter, a hub reports those that it does not', async () => {
  const filters = ['search', '--fits', '16', '--params', 'min:1B'];
  expect((await loadout(...filters, '--server', server.url)).code).toBe(0);
  const { code, stderr } = await loadout(...filters, '--hub', server.url);
  expect([code, stderr]).toEqual([1, expect.stringContaining('A hub cannot filter by')]);
});

const file = () => join(workingDir, 'a b;$(touch x).json');
const bin = () => join(workingDir, 'bin');

const run = (...args: readonly string[]) =>
  runHere(args, { workingDir, env: { PATH: `${bin()}:/usr/bin:/bin` } });

describe('--out', () => {
  test('writes the result into a file, whatever its name', async () => {
    const { code, stdout, stderr } = await loadout('tasks', 'text-to-image', '--json', '--out', file());
    expect([code, stdout, stderr]).toEqual([0, '', `Wrote ${file()}\n`]);
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ id: 'text-to-image' });
  });

  test('keeps the previous file when the command fails', async () => {
    writeFileSync(file(), 'before');
    expect((await loadout('show', 'nobody/nothing', '--out', file())).code).toBe(1);
    expect(readFileSync(file(), 'utf8')).toBe('before');
    expect(readdirSync(workingDir).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('reports why a file cannot be written', async () => {
    const { code, stderr } = await loadout('tasks', '--out', join(workingDir, 'no/such/folder'));
    expect([code, stderr]).toEqual([1, expect.stringContaining('cannot be written')]);
  });
});

describe('--run', () => {
  test('without uv keeps the script and prints how to run it', async () => {
    const { code, stderr } = await runHere(
      ['snippet', 'sentence-transformers/all-MiniLM-L6-v2', '--run', '--out', 's.py'],
      {
        workingDir,
        env: { PATH: workingDir },
      },
    );
    expect([code, stderr]).toEqual([1, expect.stringContaining('uv is not installed')]);
    const script = readFileSync(join(workingDir, 's.py'), 'utf8');
    expect(script).toMatch(
      /^# \/\/\/ script\n# requires-python = .*\n# dependencies = \[\n(?:# {3}"[^"]+",\n)+# \]\n/,
    );
  });

  test('passes the output and exit code of the program on', async () => {
    mkdirSync(bin(), { recursive: true });
    writeFileSync(join(bin(), 'uv'), '#!/bin/sh\necho "ran $1 $2"; exit 7\n');
    chmodSync(join(bin(), 'uv'), 0o755);
    const { code, stdout, stderr } = await run('infer', 'Qwen/Qwen3-8B', '--run', '--out', 'i.py');
    expect([code, stdout]).toEqual([7, 'ran run --script\n']);
    expect(stderr).toContain('Wrote ');
    expect(readFileSync(join(workingDir, 'i.py'), 'utf8')).toContain('Qwen/Qwen3-8B');
  });

  test('rejects options that print something else', async () => {
    expect((await run('snippet', 'Qwen/Qwen3-8B', '--run', '--json')).code).toBe(2);
  });
});
