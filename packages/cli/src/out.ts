/** @module The `--out` option: the result goes into a file instead of standard output. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, UsageError } from './command.ts';
import { intoFile } from './into-file.ts';
import { type Terminal, writeLine } from './terminal.ts';

export const outOption = {
  type: 'string',
  value: 'FILE',
  description: 'Write the result into a file instead of standard output.',
} as const;

/** Runs a command, into the file of `--out` if it has the option. */
export async function runInto(
  command: Command,
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const file = outFile(command, args, terminal);
  if (file === undefined) return (await command.run(args, terminal)) ?? 0;
  const code = await intoFile(file, async (stdout) => {
    const written = await command.run(args, { ...terminal, stdout, color: false });
    return written ?? 0;
  });
  writeLine(terminal.stderr, `Wrote ${file}`);
  return code;
}

function outFile(
  { options }: Command,
  args: readonly string[],
  { workingDir }: Terminal,
): string | undefined {
  if (options['out'] === undefined) return undefined;
  // Not strict: the command itself reports wrong arguments.
  const { values } = parseArgs({ args: [...args], options, strict: false });
  const { out, run } = values;
  if (out === '') throw new UsageError('--out is empty: pass the path of a file.');
  // With --run the file is the script, and standard output is that of the program.
  return typeof out === 'string' && run !== true ? resolve(workingDir, out) : undefined;
}
