/** @module What a command is: what it says about itself, and what it does. */
import { parseArgs } from 'node:util';
import type { Terminal } from './terminal.ts';

export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly multiple?: boolean;
  /** What the value stands for in the help text, such as `FILE`. */
  readonly value?: string;
  readonly description: string;
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

export interface Command {
  /** What follows the command's name: `<id> [options]`. */
  readonly usage: string;
  readonly options: OptionSpecs;
  readonly examples?: readonly string[];
  /** Answers the exit code; 0 when it answers nothing. */
  run(args: readonly string[], terminal: Terminal): Promise<number | void>;
}

/** The command was called in a way it does not understand. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command was understood and cannot be done; the message says why in one line. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Node's own parser, whose complaints are ours to tell. `--help` is read before a command runs. */
export function readArguments<const Options extends OptionSpecs>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(
      error instanceof Error ? firstSentence(error.message) : 'The arguments cannot be read.',
    );
  }
}

const firstSentence = (message: string): string => `${message.split(/\.(?:\s|$)/, 1)[0] ?? message}.`;
