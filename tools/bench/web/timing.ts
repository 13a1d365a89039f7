/** @module Server time of a page, and its compressed size. Scripts load later: interaction.ts counts them. */
import { gzipSync } from 'node:zlib';

export interface Timing {
  readonly median: number;
  readonly p99: number;
  /** Compressed bytes. */
  readonly html: number;
}

const warmUps = 10;
const rounds = 100;

export async function timePage(address: string): Promise<Timing> {
  for (let round = 0; round < warmUps; round += 1) await load(address);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await load(address);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const page = await load(address);
  return {
    median: times[Math.floor(rounds / 2)] ?? 0,
    p99: times[Math.floor(rounds * 0.99)] ?? 0,
    html: gzipSync(page).byteLength,
  };
}

async function load(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} returned ${answer.status}.`);
  return answer.text();
}
