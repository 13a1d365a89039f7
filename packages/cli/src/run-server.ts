/** @module Runs a server until it is told to stop: open requests are finished first, a second signal does not wait. */
import type { RunningServer } from '@loadout/server';
import { type Terminal, writeLine } from './terminal.ts';

const stopSignals = ['SIGINT', 'SIGTERM'] as const;
/** One press of Ctrl-C comes from the terminal and again from npm, which passes it on: within this time it is one. */
const echoMs = 300;

/** Answers when the last request is finished. The caller then closes what stands behind the server. */
export async function runUntilStopped(server: RunningServer, terminal: Terminal): Promise<void> {
  const told = Promise.withResolvers<void>();
  let toldAt: number | undefined;
  // The listener stays to the very end: an echo that no one hears would end the process as if by force.
  const onSignal = (): void => {
    if (toldAt !== undefined && performance.now() - toldAt > echoMs) process.exit(1);
    toldAt ??= performance.now();
    told.resolve();
  };
  for (const signal of stopSignals) process.on(signal, onSignal);
  writeLine(terminal.stdout, `Loadout is at ${server.url}`);
  await told.promise;
  writeLine(terminal.stderr, 'Stopping: open requests are finished first.');
  await server.stop();
}
