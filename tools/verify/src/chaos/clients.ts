/** @module Clients that write to and read from a server continuously, and record what it acknowledged. */

import { setTimeout } from 'node:timers/promises';
import { recordOf, type Written } from './records.ts';

export const adminToken = 'a-token-for-chaos-only';
const requestTimeoutMs = 60_000;

export class Clients {
  /** The last acknowledged revision of each id. */
  readonly acknowledged = new Map<string, number>();
  /** Responses by status. */
  readonly statuses = new Map<number, number>();
  writes = 0;
  #stopped = false;
  #next = 0;
  readonly #loops: Promise<void>[] = [];
  readonly #address: () => string;

  constructor(address: () => string) {
    this.#address = address;
  }

  stop(): Promise<unknown> {
    this.#stopped = true;
    return Promise.all(this.#loops);
  }

  /** Statuses other than success, 503 and those of the scenario. */
  unexpected(...expected: readonly number[]): string[] {
    return [...this.statuses.keys()]
      .filter((status) => status >= 300 && status !== 503 && !expected.includes(status))
      .map((status) => `answer ${status}`);
  }

  /** Writes single records; every third write replaces an earlier one. */
  writeOneByOne(padding?: number): void {
    // Each client uses separate ids: two clients writing the same id have no order.
    let last = this.#freshId();
    this.#loop(async () => {
      if (this.#next % 3 !== 2) last = this.#freshId();
      const written = { id: last, revision: (this.#next += 1) };
      await this.#put(`/api/models/${written.id}`, 'PUT', JSON.stringify(recordOf(written, padding)), [
        written,
      ]);
    });
  }

  writeInBulk(records: number): void {
    this.#loop(async () => {
      const batch = Array.from({ length: records }, () => ({
        id: this.#freshId(),
        revision: (this.#next += 1),
      }));
      const lines = batch.map((written) => JSON.stringify(recordOf(written))).join('\n');
      await this.#put('/api/models', 'POST', lines, batch);
    });
  }

  read(): void {
    this.#loop(async () => {
      const [id] = this.acknowledged.keys();
      const path =
        id === undefined || Math.random() < 0.5 ? '/api/search/models?q=chaos' : `/api/models/${id}`;
      const response = await fetch(`${this.#address()}${path}`, {
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      this.#count(response);
      await response.arrayBuffer();
    });
  }

  async #put(path: string, method: string, body: string, batch: readonly Written[]): Promise<void> {
    const type = method === 'PUT' ? 'application/json' : 'application/x-ndjson';
    const response = await fetch(`${this.#address()}${path}`, {
      method,
      body,
      headers: { authorization: `Bearer ${adminToken}`, 'content-type': type },
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    this.#count(response);
    await response.arrayBuffer();
    if (!response.ok) return;
    this.writes += batch.length;
    for (const { id, revision } of batch) this.acknowledged.set(id, revision);
  }

  #count({ status, headers }: Response): void {
    const told = status === 503 && headers.get('retry-after') === null ? 599 : status;
    this.statuses.set(told, (this.statuses.get(told) ?? 0) + 1);
  }

  #freshId(): string {
    return `chaos/${process.pid}-${Math.random().toString(36).slice(2)}`;
  }

  #loop(work: () => Promise<void>): void {
    const loop = async (): Promise<void> => {
      while (!this.#stopped) {
        try {
          await work();
        } catch {
          // The server was killed: writes without a response were not acknowledged.
          await setTimeout(20);
        }
      }
    };
    this.#loops.push(loop());
  }
}
