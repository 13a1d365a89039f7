/** @module Tests the captured output of a command, and that it stops with its parent. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/files.ts';
import { runCommand } from './command.mjs';

const cwd = import.meta.dirname;

describe('runCommand', () => {
  it('keeps both streams and the exit code', async () => {
    const { code, output } = await runCommand('sh', ['-c', 'echo out; echo err >&2; exit 3'], { cwd });
    expect(code).toBe(3);
    expect(output.split('\n').toSorted()).toEqual(['', 'err', 'out']);
  });

  it('decodes characters that are split over two chunks', async () => {
    const halves = String.raw`printf '\303'; sleep 0.1; printf '\251'`;
    expect((await runCommand('sh', ['-c', halves], { cwd })).output).toBe('é');
  });

  it('reports a command that could not be started', async () => {
    const { code, output } = await runCommand('no-such-command', [], { cwd });
    expect(code).toBe(127);
    expect(output).toMatch('no-such-command');
  });

  it('reports the signal that ended a command', async () => {
    const { code, output } = await runCommand('sh', ['-c', 'kill -KILL $$'], { cwd });
    expect(code).toBe(1);
    expect(output).toMatch('SIGKILL');
  });

  it('kills the command and what it started at the time limit', async () => {
    const folder = temporaryFolder();
    const deaf = `trap '' TERM; (sleep 1; touch late) & while :; do sleep 0.05; done`;
    const { code, output } = await runCommand('sh', ['-c', deaf], { cwd: folder, limitMs: 200 });
    expect(code).toBe(1);
    expect(output).toContain('stopped after 0.2 seconds');
    await new Promise((resolve) => {
      setTimeout(resolve, 1200);
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('stops the command when the parent gets a signal', async () => {
    const folder = temporaryFolder();
    const stoppable = `trap 'touch stopped; exit' TERM; touch begun; while :; do sleep 0.05; done`;
    const script = `import { runCommand } from '${new URL('command.mjs', import.meta.url).href}';
      await runCommand('sh', ['-c', ${JSON.stringify(stoppable)}], { cwd: '${folder}' });`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script]);
    await expect.poll(() => readdirSync(folder)).toContain('begun');
    parent.kill('SIGTERM');
    expect(await once(parent, 'exit')).toEqual([128 + 15, null]);
    await expect.poll(() => readdirSync(folder)).toContain('stopped');
  });
});
