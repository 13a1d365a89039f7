/** @module Runs a server until it is told to stop: open requests are finished first, a second signal does not wait. */
import type { RunningServer } from '@loadout/server';
import { type Terminal, writeLine } from './terminal.ts';

const stopSignals = ['SIGINT', 'SIGTERM'] as const;
/** One press of Ctrl-C arrives more than once: from the terminal, and from npm, which passes it on. */
const sameSignalMs = 1000;

/** Answers when the server has stopped and everything behind it is closed. */
export async function runUntilStopped(
  server: RunningServer,
  terminal: Terminal,
  close: () => Promise<void>,
): Promise<void> {
  writeLine(terminal.stdout, `Loadout is at ${server.url}`);
  await stopSignal();
  const began = Date.now();
  const stopAtOnce = (): void => {
    if (Date.now() - began > sameSignalMs) process.exit(1);
  };
  for (const signal of stopSignals) process.on(signal, stopAtOnce);
  writeLine(terminal.stderr, 'Stopping: open requests are finished first.');
  await server.stop();
  await close();
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      for (const signal of stopSignals) process.off(signal, stop);
      resolve();
    };
    for (const signal of stopSignals) process.on(signal, stop);
  });
}
