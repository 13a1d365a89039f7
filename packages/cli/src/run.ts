/** @module Finds the command, runs it, and maps errors to a message and an exit code. */
import { CommandError, UsageError } from './command.ts';
import { commands } from './commands.ts';
import { isExpected } from './expected-error.ts';
import { commandHelp, generalHelp } from './help.ts';
import { runInto } from './out.ts';
import { styledError } from './style.ts';
import { type Terminal, writeLine } from './terminal.ts';

export async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  const [first, ...rest] = argv;
  const general = first === undefined || first === 'help' || first === '--help' || first === '-h';
  const name = general ? rest[0] : first;
  try {
    if (name === '--version') writeLine(terminal.stdout, (await import('@loadout/server')).version);
    else if (name === undefined) writeLine(terminal.stdout, generalHelp(commands));
    else return await runNamed(name, general ? ['--help'] : rest, terminal);
  } catch (error) {
    return complain(error, name ?? '', terminal);
  }
  return 0;
}

async function runNamed(name: string, args: readonly string[], terminal: Terminal): Promise<number> {
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (entry === undefined) {
    const known = Object.keys(commands).join(', ');
    throw new UsageError(`There is no command ${JSON.stringify(name)}. Commands: ${known}.`);
  }
  const { command } = await entry.load();
  if (!asksForHelp(args)) return runInto(command, args, terminal);
  writeLine(terminal.stdout, commandHelp(name, entry.summary, command));
  return 0;
}

/** Arguments after `--` are not parsed. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  const own = end === -1 ? args : args.slice(0, end);
  return own.includes('--help') || own.includes('-h');
}

function complain(error: unknown, name: string, terminal: Terminal): number {
  const label = styledError(terminal, 'red', 'error:');
  if (error instanceof UsageError) {
    writeLine(terminal.stderr, `${label} ${error.message}`);
    writeLine(terminal.stderr, `Try: loadout ${Object.hasOwn(commands, name) ? `${name} ` : ''}--help`);
    return 2;
  }
  for (const line of messageOf(error).split('\n')) writeLine(terminal.stderr, `${label} ${line}`);
  return 1;
}

/** Unexpected errors are printed with their stack, expected ones without. */
function messageOf(error: unknown): string {
  if (error instanceof CommandError || isExpected(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
