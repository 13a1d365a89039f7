/** @module Load generator: keep-alive connections, each sending its next request after the previous response. */

import { Agent, get } from 'node:http';
import { latencyOf, type Latency } from './measure.ts';

export interface Load extends Latency {
  readonly connections: number;
  readonly requestsPerSecond: number;
  /** Mean size of a response. */
  readonly bytesPerAnswer: number;
  /** CPU time of the server, where available. */
  readonly processorMsPerRequest?: number;
}

/** Requests the URLs in turn. A status other than 200 fails the measurement, because error responses are fast. */
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
        else reject(new Error(`${url} returned ${response.statusCode}`));
      });
    });
    request.on('error', reject);
  });
}
