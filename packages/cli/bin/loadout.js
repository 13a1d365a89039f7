#!/usr/bin/env node
/**
 * Starts the command. A published package runs its compiled files. A checkout runs its build if that is up to date, else
 * its TypeScript sources, with the Node from `node_modules`, whichever Node started this file.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const source = new URL('../src/main.ts', import.meta.url);
const condition = '--conditions=@loadout/source';

/** Oldest Node that the command runs on. */
const oldest = 24;

if (!existsSync(source)) {
  if (isRecent()) {
    await import('../dist/main.js');
  } else {
    process.stderr.write(
      `loadout needs Node ${oldest} or later. This is Node ${process.versions.node}: install a newer one from https://nodejs.org\n`,
    );
    process.exitCode = 1;
  }
} else if (
  [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ').includes(condition) &&
  isRecent()
) {
  await import(source.href);
} else {
  runInProjectNode(await checkoutProgram());
}

function isRecent() {
  return Number(process.versions.node.split('.', 1)[0]) >= oldest;
}

/** The build starts in a quarter of the time. */
async function checkoutProgram() {
  const root = new URL('../../../', import.meta.url);
  const { isBuilt, program } = await import(new URL('tools/start/bootstrap/build.mjs', root).href);
  return fileURLToPath(isBuilt(fileURLToPath(root)) ? new URL(program, root) : source);
}

function runInProjectNode(program) {
  const node = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));
  const command = existsSync(node) ? node : process.execPath;
  const child = spawn(command, [condition, program, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
