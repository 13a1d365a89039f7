/** @module Where a command writes to, and what it may know of its surroundings. */
import type { Writable } from 'node:stream';

export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly workingDir: string;
  /** The result: what a pipe would carry on. */
  readonly stdout: Writable;
  /** Progress and complaints. */
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly colour: boolean;
}

export const processTerminal = (): Terminal => ({
  env: process.env,
  workingDir: process.cwd(),
  stdout: process.stdout,
  stderr: process.stderr,
  colour: wantsColour(process.env, process.stdout.isTTY),
});

/** `NO_COLOR` with any value but the empty one switches colours off, wherever the output goes. */
export function wantsColour(env: Terminal['env'], isTTY: boolean): boolean {
  if ((env['NO_COLOR'] ?? '') !== '') return false;
  if ((env['FORCE_COLOR'] ?? '') !== '') return env['FORCE_COLOR'] !== '0';
  return isTTY && env['TERM'] !== 'dumb';
}

export const writeLine = (stream: Writable, text = ''): void => {
  stream.write(`${text}\n`);
};

/** JSON for programs, on one stream and nothing else. */
export const writeJson = (terminal: Terminal, value: unknown): void =>
  writeLine(terminal.stdout, JSON.stringify(value, null, 2));
