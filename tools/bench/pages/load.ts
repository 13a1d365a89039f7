/** @module Two kinds of load: closed loop (as fast as the server responds) and open loop (a fixed request rate). */
import { setTimeout as wait } from 'node:timers/promises';
import { type Latency, latencyOf } from '../hub/measure.ts';
import { Connection } from './connection.ts';

export interface Rate {
  readonly perSecond: number;
  readonly kilobytes: number;
  /** Time to the first byte, in milliseconds. */
  readonly firstByte: Latency;
}

type NextPath = () => string;

/** Each connection sends its next request after the response. */
export async function mostRequests(
  address: string,
  next: NextPath,
  connections: number,
  seconds: number,
): Promise<Rate> {
  const start = performance.now();
  const until = start + seconds * 1000;
  const times: number[] = [];
  let bytes = 0;
  const client = async (): Promise<void> => {
    let connection = new Connection(address);
    try {
      while (performance.now() < until) {
        if (!connection.isOpen) connection = new Connection(address);
        const sent = performance.now();
        const received = await connection.get(next());
        times.push(received.firstByte - sent);
        bytes += received.bytes;
      }
    } finally {
      connection.close();
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  return rateOf(times, bytes, performance.now() - start);
}

/**
 * Open loop: requests are due at fixed times and measured from then, so that a server that falls behind does not get
 * fewer of them. The wait for a free connection is included.
 */
export async function steadyRequests(
  address: string,
  next: NextPath,
  perSecond: number,
  seconds: number,
): Promise<Rate> {
  const idle: Connection[] = [];
  const all: Connection[] = [];
  const times: number[] = [];
  const failures: unknown[] = [];
  let bytes = 0;
  const open: Promise<void>[] = [];
  /** The server closes a connection that is idle for long. */
  const openOne = (): Connection => {
    for (let last = idle.pop(); last !== undefined; last = idle.pop()) if (last.isOpen) return last;
    return new Connection(address);
  };
  const ask = async (due: number): Promise<void> => {
    const connection = openOne();
    if (!all.includes(connection)) all.push(connection);
    const received = await connection.get(next());
    times.push(received.firstByte - due);
    bytes += received.bytes;
    if (connection.isOpen) idle.push(connection);
  };
  const start = performance.now();
  const count = perSecond * seconds;
  for (let at = 0; at < count;) {
    const due = start + (at * 1000) / perSecond;
    if (performance.now() < due) {
      await wait(1);
      continue;
    }
    open.push(ask(due).catch((error: unknown) => void failures.push(error)));
    at += 1;
  }
  await Promise.all(open);
  for (const connection of all) connection.close();
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} requests failed.`);
  return rateOf(times, bytes, performance.now() - start);
}

const rateOf = (times: readonly number[], bytes: number, elapsedMs: number): Rate => ({
  perSecond: (times.length * 1000) / elapsedMs,
  kilobytes: bytes / Math.max(1, times.length) / 1000,
  firstByte: latencyOf(times),
});
