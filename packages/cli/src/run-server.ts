/** @module Runs a server until it is told to stop: open requests are finished first, a second signal does not wait. */
import type { RunningServer } from '@loadout/server';
import { type Terminal, writeLine } from './terminal.ts';

const stopSignals = ['SIGINT', 'SIGTERM'] as const;

/** Answers when the server has stopped and everything behind it is closed. */
export async function runUntilStopped(
  server: RunningServer,
  terminal: Terminal,
  close: () => Promise<void>,
): Promise<void> {
  const told = Promise.withResolvers<void>();
  let stopping = false;
  // The listener stays: one that is taken off and put back may miss a signal in between.
  const onSignal = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    told.resolve();
  };
  for (const signal of stopSignals) process.on(signal, onSignal);
  writeLine(terminal.stdout, `Loadout is at ${server.url}`);
  await told.promise;
  writeLine(terminal.stderr, 'Stopping: open requests are finished first.');
  await server.stop();
  await close();
  for (const signal of stopSignals) process.off(signal, onSignal);
}
