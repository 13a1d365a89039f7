import { version } from '@loadout/server';
import { describe, expect, test } from 'vitest';
import { commands } from './commands.ts';
import { wantsColor } from './terminal.ts';
import { runHere } from './testing/terminal.ts';

describe('help', () => {
  test.each([[], ['help'], ['--help'], ['-h']])('for %j lists every command', async (...args) => {
    const { code, stdout } = await runHere(args);
    expect(code).toBe(0);
    for (const name of Object.keys(commands)) expect(stdout).toContain(`  ${name} `);
  });

  test.each(Object.keys(commands))('of %s has usage and every option', async (name) => {
    const { code, stdout } = await runHere([name, '--help']);
    expect(code).toBe(0);
    expect(stdout).toContain(`Usage: loadout ${name}`);
    expect(stdout).toContain('-h, --help');
    const { command } = (await commands[name]?.load()) ?? {};
    for (const [option, { description }] of Object.entries(command?.options ?? {})) {
      expect(stdout).toContain(`--${option}`);
      expect(stdout).toContain(description);
    }
    expect((await runHere(['help', name])).stdout).toBe(stdout);
  });
});

test('--version prints the version', async () => {
  expect(await runHere(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});

describe('a wrong call', () => {
  test.each([
    [['nothing'], 'There is no command "nothing".'],
    [['constructor'], 'There is no command "constructor".'],
    [['tasks', '--color'], "Unknown option '--color'"],
    [['snippet'], 'Pass exactly one id of a model, dataset or space.'],
    [['snippet', 'a', 'b'], 'Pass exactly one id of a model, dataset or space.'],
    [['search', '--kind', 'paper'], '--kind is "paper": expected model, dataset, space.'],
    [['search', '--limit', 'x'], '--limit is "x"'],
    [['search', '--sort', 'size'], '--sort is "size"'],
    [['search', '--params', '7B'], '--params is "7B"'],
    [['snippet', 'a/b', '--library', 'spacy', '--install-manager', 'yum'], '--install-manager is "yum"'],
    [['snippet', 'a/b', '--library', 'spacy', '--client', 'curl'], 'Use --library, or --client'],
    [['fit'], 'Pass exactly one model id.'],
    [['fit', 'a/b'], 'Pass either --memory or --hardware.'],
    [['fit', 'a/b', '--memory', '16', '--hardware', '16'], 'Pass either --memory or --hardware.'],
    [['fit', 'a/b', '--memory', '16', '--context', 'long'], '--context is "long"'],
    [['import'], 'Pass a file'],
    [['sync'], 'Set the hub'],
    [['export', 'file'], 'Pass the file with --output.'],
  ])('%j exits with code 2 and an error message', async (args, message) => {
    const { code, stdout, stderr } = await runHere(args);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(`error: ${message}`);
    expect(stderr).toContain('--help');
  });
});

test('an invalid setting exits with code 1', async () => {
  const { code, stderr } = await runHere(['search'], { env: { PORT: 'x' } });
  expect(code).toBe(1);
  expect(stderr).toBe('error: PORT is "x": expected a whole number from 0 to 65535.\n');
});

test.each([
  [{}, true, true],
  [{}, false, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
  [{ FORCE_COLOR: '1' }, false, true],
  [{ TERM: 'dumb' }, true, false],
])('with %j on a terminal: %s, colors are used: %s', (env, isTTY, expected) => {
  expect(wantsColor(env, isTTY)).toBe(expected);
});
