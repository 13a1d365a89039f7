/** @module What is kept of a command, and that it ends with its parent. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../testing/files.ts';
import { runCommand } from './command.mjs';

const cwd = import.meta.dirname;

describe('runCommand', () => {
  it('keeps both streams and the exit code', async () => {
    const { code, output } = await runCommand('sh', ['-c', 'echo out; echo err >&2; exit 3'], { cwd });
    expect(code).toBe(3);
    expect(output.split('\n').toSorted()).toEqual(['', 'err', 'out']);
  });

  it('keeps letters whole that arrive in two pieces', async () => {
    const halves = String.raw`printf '\303'; sleep 0.1; printf '\251'`;
    expect((await runCommand('sh', ['-c', halves], { cwd })).output).toBe('é');
  });

  it('says which command could not be started', async () => {
    const { code, output } = await runCommand('no-such-command', [], { cwd });
    expect(code).toBe(127);
    expect(output).toMatch('no-such-command');
  });

  it('says which signal ended a command', async () => {
    const { code, output } = await runCommand('sh', ['-c', 'kill -KILL $$'], { cwd });
    expect(code).toBe(1);
    expect(output).toMatch('SIGKILL');
  });

  it('takes the command along when the parent is told to stop', async () => {
    const folder = temporaryFolder();
    const stoppable = `trap 'touch stopped; exit' TERM; touch begun; while :; do sleep 0.05; done`;
    const script = `import { runCommand } from '${new URL('command.mjs', import.meta.url).href}';
      await runCommand('sh', ['-c', ${JSON.stringify(stoppable)}], { cwd: '${folder}' });`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script]);
    await vi.waitFor(() => expect(readdirSync(folder)).toContain('begun'), 10_000);
    parent.kill('SIGTERM');
    expect(await once(parent, 'exit')).toEqual([128 + 15, null]);
    await vi.waitFor(() => expect(readdirSync(folder)).toContain('stopped'), 10_000);
  });
});
