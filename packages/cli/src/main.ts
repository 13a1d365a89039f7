#!/usr/bin/env node
/** @module The `loadout` command. */
import { enableCompileCache } from 'node:module';
import { run } from './run.ts';
import { processTerminal } from './terminal.ts';

// Commands are loaded after this line, so that their compiled code is cached between runs.
enableCompileCache();

// `loadout libraries | head` closes the pipe early: not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), processTerminal());
