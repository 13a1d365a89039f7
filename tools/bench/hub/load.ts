/** @module A load generator: so many connections that stay open, each asking again as soon as it has its answer. */

import { Agent, get } from 'node:http';
import { latencyOf, type Latency } from './measure.ts';

export interface Load extends Latency {
  readonly connections: number;
  readonly requestsPerSecond: number;
  /** Mean size of an answer. */
  readonly bytesPerAnswer: number;
  /** Of the server, where the system tells. */
  readonly processorMsPerRequest?: number;
}

/** Asks for the addresses in turn. An answer other than 200 ends the measurement: a fast refusal is no figure. */
export async function loadOf(urls: readonly string[], connections: number, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    const start = performance.now();
    const { times, bytes } = await ask(agent, urls, connections, seconds);
    const elapsed = (performance.now() - start) / 1000;
    return {
      ...latencyOf(times),
      connections,
      requestsPerSecond: times.length / elapsed,
      bytesPerAnswer: bytes / Math.max(1, times.length),
    };
  } finally {
    agent.destroy();
  }
}

async function ask(
  agent: Agent,
  urls: readonly string[],
  connections: number,
  seconds: number,
): Promise<{ times: number[]; bytes: number }> {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  let bytes = 0;
  let next = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < until) {
      const url = urls[next++ % urls.length] ?? '';
      const start = performance.now();
      const size = await sizeOf(agent, url);
      times.push(performance.now() - start);
      bytes += size;
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  return { times, bytes };
}

function sizeOf(agent: Agent, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    request.on('error', reject);
  });
}
