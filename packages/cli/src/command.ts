/** @module The interface of a command and the parsing of its arguments. */
import { parseArgs } from 'node:util';
import type { Terminal } from './terminal.ts';

export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly multiple?: boolean;
  /** Placeholder of the value in the help text, such as `FILE`. */
  readonly value?: string;
  readonly description: string;
  /** The values that shells offer. */
  readonly choices?: readonly string[];
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

export interface Command {
  /** Usage after the command's name: `<id> [options]`. */
  readonly usage: string;
  readonly options: OptionSpecs;
  readonly examples?: readonly string[];
  /** The first arguments that shells offer; files if there are none. */
  readonly choices?: readonly string[];
  /** Returns the exit code; 0 if it returns nothing. */
  run(args: readonly string[], terminal: Terminal): Promise<number | void>;
}

/** Wrong usage: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command failed for an expected reason, which the message states in one line. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Uses Node's parser but rewrites its error messages. `--help` is handled before a command runs. */
export function readArguments<const Options extends OptionSpecs>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(
      error instanceof Error ? sentenceOf(error.message) : 'The arguments cannot be parsed.',
    );
  }
}

/** The one argument of a command; `what` names it in the error. */
export function onlyArgument([argument, ...rest]: readonly string[], what: string): string {
  if (argument === undefined || rest.length > 0) throw new UsageError(`Pass exactly one ${what}.`);
  return argument;
}

export function optionalArgument([argument, ...rest]: readonly string[], what: string): string | undefined {
  if (rest.length > 0) throw new UsageError(`Pass at most one ${what}.`);
  return argument;
}

/** For commands that take options only. */
export function noArguments([argument]: readonly string[]): void {
  if (argument !== undefined)
    throw new UsageError(`Unexpected argument ${JSON.stringify(argument)}: this command takes options only.`);
}

function sentenceOf(message: string): string {
  const [, option] = /^Option '(?:-\w, )?(--[\w-]+).*' argument is ambiguous\./.exec(message) ?? [];
  return option === undefined
    ? firstSentence(message)
    : `${option} has no value, or one that begins with a dash. Write such a value as ${option}=-1.`;
}

const firstSentence = (message: string): string => `${message.split(/\.(?:\s|$)/, 1)[0] ?? message}.`;
