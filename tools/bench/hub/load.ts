/** @module Load generator: keep-alive connections, each sending its next request after the previous response. */

import { connect, type Socket } from 'node:net';
import { latencyOf, type Latency } from './measure.ts';
import { type Answer, AnswerReader } from './read-answer.ts';

export interface Load extends Latency {
  readonly connections: number;
  readonly requestsPerSecond: number;
  /** Mean size of a response. */
  readonly bytesPerAnswer: number;
  /** CPU time of the server, where available. */
  readonly processorMsPerRequest?: number;
}

export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
  /** Whether to begin again after the last path, or to stop. */
  readonly repeat: boolean;
}

/** Requests the paths in turn. A status other than 200 fails the measurement, because error responses are fast. */
export async function loadOf(
  address: string,
  paths: readonly string[],
  { connections, seconds, repeat }: LoadOptions,
): Promise<Load> {
  const { hostname, port, host } = new URL(address);
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  let bytes = 0;
  let next = 0;
  const takePath = (): string | undefined => {
    if (performance.now() > until) return undefined;
    return paths[repeat ? next++ % paths.length : next++];
  };
  const client = async (): Promise<void> => {
    let socket: Socket | undefined;
    let reader: AnswerReader | undefined;
    for (let path = takePath(); path !== undefined; path = takePath()) {
      const start = performance.now();
      socket ??= connect(Number(port), hostname);
      reader ??= new AnswerReader(socket);
      const answer = await ask(socket, reader, host, path);
      bytes += answer.bytes;
      times.push(performance.now() - start);
      if (answer.isLast) socket = reader = undefined;
    }
    socket?.destroy();
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, client));
  const elapsed = (performance.now() - start) / 1000;
  return {
    ...latencyOf(times),
    connections,
    requestsPerSecond: times.length / elapsed,
    bytesPerAnswer: bytes / Math.max(1, times.length),
  };
}

async function ask(socket: Socket, reader: AnswerReader, host: string, path: string): Promise<Answer> {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  const answer = await reader.next();
  if (answer.status !== 200) throw new Error(`${path} returned ${answer.status}`);
  return answer;
}
