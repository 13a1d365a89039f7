/** @module Runs a server until it is told to stop: open requests are finished first, a second signal does not wait. */
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer } from '@loadout/server';
import { type Terminal, writeLine } from './terminal.ts';

const stopSignals = ['SIGINT', 'SIGTERM'] as const;
/** One press of Ctrl-C comes from the terminal and again from npm, which passes it on: within this time it is one. */
const echoMs = 300;

/** Answers when the server has stopped and everything behind it is closed. */
export async function runUntilStopped(
  server: RunningServer,
  terminal: Terminal,
  close: () => Promise<void>,
): Promise<void> {
  const told = Promise.withResolvers<void>();
  let toldAt: number | undefined;
  // The listener stays: one that is taken off and put back may miss a signal in between.
  const onSignal = (): void => {
    if (toldAt !== undefined && performance.now() - toldAt > echoMs) process.exit(1);
    toldAt ??= performance.now();
    told.resolve();
  };
  for (const signal of stopSignals) process.on(signal, onSignal);
  writeLine(terminal.stdout, `Loadout is at ${server.url}`);
  await told.promise;
  writeLine(terminal.stderr, 'Stopping: open requests are finished first.');
  // An echo that came when no one listens any more would end the process as if by force.
  const echo = pause(echoMs);
  await server.stop();
  await close();
  await echo;
  for (const signal of stopSignals) process.off(signal, onSignal);
}
