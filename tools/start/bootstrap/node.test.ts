/** @module Tests the environment of tools, and that a started program and its parent end in the same way. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../testing/files.ts';
import { projectEnvironment } from './node.mjs';

describe('projectEnvironment', () => {
  it("puts the project's tools first and resolves workspaces to sources", () => {
    expect(projectEnvironment('/clone', { PATH: '/usr/bin' })).toEqual({
      PATH: '/clone/node_modules/.bin:/usr/bin',
      NODE_OPTIONS: '--conditions=@loadout/source',
    });
  });

  it('keeps what npm has already set', () => {
    const env = {
      PATH: '/usr/bin:/clone/node_modules/.bin',
      NODE_OPTIONS: '--conditions=@loadout/source --max-old-space-size=200',
    };
    expect(projectEnvironment('/clone', env)).toEqual({
      PATH: '/clone/node_modules/.bin:/usr/bin',
      NODE_OPTIONS: env.NODE_OPTIONS,
    });
  });
});

/** `withExecve: false` simulates an older Node, on which the program must be a child process. */
const startProgram = (program: string, withExecve: boolean) => {
  const root = temporaryFolder({ 'program.mjs': program, 'node_modules/.bin/.keep': '' });
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'));
  writeFiles(root, {
    'launch.mjs': `${withExecve ? '' : 'process.execve = undefined;'}
      const { continueAs } = await import('${new URL('node.mjs', import.meta.url).href}');
      await continueAs('${root}', 'program.mjs', ['word']);`,
  });
  return spawn(process.execPath, [join(root, 'launch.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
};

describe.each([
  ['becoming the program', true],
  ['as its parent', false],
])('continueAs, %s', (_, withExecve) => {
  it('exits with its exit code', async () => {
    const started = startProgram('process.exitCode = process.argv[2] === "word" ? 7 : 1;', withExecve);
    expect(await once(started, 'exit')).toEqual([7, null]);
  });

  it('forwards the signal and waits for it to exit', async () => {
    const started = startProgram(
      `process.on('SIGTERM', () => { setTimeout(() => process.exit(0), 50); });
       setInterval(() => {}, 1000);
       console.log('ready');`,
      withExecve,
    );
    await once(started.stdout, 'data');
    started.kill('SIGTERM');
    expect(await once(started, 'exit')).toEqual([0, null]);
  });

  it('ends with the same signal', async () => {
    const started = startProgram(
      'process.kill(process.pid, "SIGKILL"); setInterval(() => {}, 1000);',
      withExecve,
    );
    expect(await once(started, 'exit')).toEqual([null, 'SIGKILL']);
  });
});
