#!/usr/bin/env node
/** @module The `loadout` command. */
import { enableCompileCache } from 'node:module';
import { run } from './run.ts';
import { systemReason } from './system-reason.ts';
import { processTerminal } from './terminal.ts';

// Commands are loaded after this line, so that their compiled code is cached between runs.
enableCompileCache();

// `loadout libraries | head` closes the pipe early: not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`error: Standard output cannot be written: ${systemReason(error)}.\n`);
  process.exit(1);
});
// Nobody can be told that standard error is gone; the exit code still says whether the command worked.
process.stderr.on('error', () => undefined);

process.exitCode = await run(process.argv.slice(2), processTerminal());
