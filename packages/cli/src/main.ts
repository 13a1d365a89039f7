#!/usr/bin/env node
/** @module The `loadout` command. */
import { enableCompileCache } from 'node:module';
import { run } from './run.ts';
import { processTerminal } from './terminal.ts';

// Commands are loaded after this line: their sources are stripped and compiled once, not at every start.
enableCompileCache();

// A reader that has seen enough (`loadout libraries | head`) closes the pipe: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), processTerminal());
