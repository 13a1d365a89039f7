/** @module The streams, environment and working directory of a command. */
import type { Writable } from 'node:stream';

export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly workingDir: string;
  /** The result, which can be piped. */
  readonly stdout: Writable;
  /** Progress, warnings and errors. */
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly color: boolean;
  /** Whether standard error has colors. */
  readonly errorColor: boolean;
}

export const processTerminal = (): Terminal => ({
  env: process.env,
  workingDir: process.cwd(),
  stdout: process.stdout,
  stderr: process.stderr,
  color: wantsColor(process.env, process.stdout.isTTY),
  errorColor: wantsColor(process.env, process.stderr.isTTY),
});

/** A non-empty `NO_COLOR` disables colors for every output. */
export function wantsColor(env: Terminal['env'], isTTY: boolean): boolean {
  if ((env['NO_COLOR'] ?? '') !== '') return false;
  if ((env['FORCE_COLOR'] ?? '') !== '') return env['FORCE_COLOR'] !== '0';
  return isTTY && env['TERM'] !== 'dumb';
}

export const writeLine = (stream: Writable, text = ''): void => {
  stream.write(`${text}\n`);
};

export const writeJson = (terminal: Terminal, value: unknown): void =>
  writeLine(terminal.stdout, JSON.stringify(value, null, 2));
