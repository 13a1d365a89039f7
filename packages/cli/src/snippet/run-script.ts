/** @module `--run`: writes a Python snippet as a script with PEP 723 metadata, and runs it with uv. */
import { spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Snippet, toScript } from '@loadout/catalogue';
import { CommandError, UsageError } from '../command.ts';
import { styledError } from '../style.ts';
import { systemReason } from '../system-reason.ts';
import { type Terminal, writeLine } from '../terminal.ts';

export const runOption = {
  type: 'boolean',
  description:
    'Write a Python script with its dependencies (to --out, else a temporary folder) and run it with uv.',
} as const;

/** Options that print something else. */
export function refusePrinting(values: {
  readonly run?: boolean | undefined;
  readonly all?: boolean | undefined;
  readonly json?: boolean | undefined;
  readonly markdown?: boolean | undefined;
}): void {
  const other = (['all', 'json', 'markdown'] as const).find((name) => values[name] === true);
  if (values.run === true && other !== undefined) throw new UsageError(`Use --run or --${other}, not both.`);
}

/** Returns the exit code of the program. */
export async function runScript(
  snippets: readonly Snippet[],
  id: string,
  out: string | undefined,
  terminal: Terminal,
): Promise<number> {
  const chosen = snippets.find((each) => isScript(each));
  const script = chosen && toScript(chosen);
  if (chosen === undefined || script === undefined) throw noScript(snippets);
  const file =
    out === undefined
      ? join(await mkdtemp(join(tmpdir(), 'loadout-run-')), fileName(id))
      : resolve(terminal.workingDir, out);
  await writeFile(file, script).catch((error: unknown) => {
    throw new CommandError(`${file} cannot be written: ${systemReason(error)}.`);
  });
  writeLine(terminal.stderr, `Wrote ${file} (${chosen.title})`);
  for (const { message } of chosen.warnings ?? [])
    writeLine(terminal.stderr, `${styledError(terminal, 'yellow', 'note:')} ${message}`);
  return runWithUv(file, terminal);
}

const isScript = ({ code, install = [] }: Snippet): boolean =>
  code.language === 'python' && install.every(({ kind }) => kind !== 'checkout');

const noScript = (snippets: readonly Snippet[]): CommandError =>
  new CommandError(
    snippets.some(({ code }) => code.language === 'python')
      ? 'This code runs inside a clone of a repository, so it cannot be run as a script. Print it without --run.'
      : 'There is no Python snippet to run. Print the code without --run, or pass --library.',
  );

/** Ids have letters, digits, `-`, `_`, `.` and one `/`; those of the options may have anything. */
const fileName = (id: string): string =>
  `${
    id
      .replaceAll(/[^\w.-]+/g, '-')
      .replace(/^[-.]+/, '')
      .slice(0, 100) || 'snippet'
  }.py`;

function runWithUv(file: string, terminal: Terminal): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn('uv', ['run', '--script', file], {
      cwd: terminal.workingDir,
      env: terminal.env,
      stdio: ['inherit', 'pipe', 'pipe'],
    });
    child.stdout.pipe(terminal.stdout, { end: false });
    child.stderr.pipe(terminal.stderr, { end: false });
    child.on('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'ENOENT'
          ? new CommandError(
              `uv is not installed. Install it (https://docs.astral.sh/uv), then run: uv run --script ${file}`,
            )
          : error,
      ),
    );
    child.on('close', (code, signal) =>
      done(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
    );
  });
}
