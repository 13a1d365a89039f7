/** @module Runs a server until a signal: finishes open requests first; a second signal stops it immediately. */
import type { RunningServer } from '@loadout/server';
import { type Terminal, writeLine } from './terminal.ts';

const stopSignals = ['SIGINT', 'SIGTERM'] as const;
/** Ctrl-C sends the signal twice: the terminal sends it, and npm forwards it. Within this time both count as one. */
const echoMs = 300;

/** Resolves when the last request is finished. The caller then closes the resources of the server. */
export async function runUntilStopped(server: RunningServer, terminal: Terminal): Promise<void> {
  const told = Promise.withResolvers<void>();
  let signaledAt: number | undefined;
  // The listener stays until the end: a forwarded signal without a listener would kill the process.
  const onSignal = (): void => {
    if (signaledAt !== undefined && performance.now() - signaledAt > echoMs) process.exit(1);
    signaledAt ??= performance.now();
    told.resolve();
  };
  for (const signal of stopSignals) process.on(signal, onSignal);
  writeLine(terminal.stdout, `Loadout is at ${server.url}`);
  await told.promise;
  await server.stop(() => writeLine(terminal.stderr, 'Stopping: open requests are finished first.'));
}
