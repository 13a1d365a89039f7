/** @module A cluster of OpenSearch nodes on this machine, one process each, that can be ended and started again. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { searchJars } from './jars.ts';

const source = fileURLToPath(new URL('SearchNode.java', import.meta.url));
const firstPort = 9201;
const patienceMs = 240_000;

export class TestCluster implements AsyncDisposable {
  readonly #jars: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'loadout-search-'));
  readonly #nodes = new Map<number, ChildProcess>();
  readonly #count: number;

  private constructor(jars: string, count: number) {
    this.#jars = jars;
    this.#count = count;
  }

  static async start(count: number): Promise<TestCluster> {
    const cluster = new TestCluster(searchJars().jars, count);
    try {
      for (let number = 1; number <= count; number++) cluster.startNode(number);
      await cluster.waitFor(`wait_for_nodes=${count}`);
    } catch (error) {
      await cluster[Symbol.asyncDispose]();
      throw error;
    }
    return cluster;
  }

  /** All nodes, separated by commas. */
  get url(): string {
    return Array.from({ length: this.#count }, (_unused, i) => this.#address(i + 1)).join(',');
  }

  startNode(number: number): void {
    const folder = join(this.#folder, `n${number}`);
    const child = spawn(
      'java',
      ['-Xms512m', '-Xmx512m', '-cp', `${this.#jars}/*`, source, String(number), folder, String(this.#count)],
      { stdio: 'ignore', cwd: this.#folder },
    );
    this.#nodes.set(number, child);
  }

  /** Like a power cut: nothing is flushed, and other nodes are not notified. */
  async kill(number: number): Promise<void> {
    const child = this.#nodes.get(number);
    this.#nodes.delete(number);
    if (child === undefined || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  /** Stops responding without closing connections; `SIGCONT` continues. */
  signal(number: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#nodes.get(number)?.kill(signal);
  }

  /** Until the cluster's health meets the condition. */
  async waitFor(condition: string): Promise<void> {
    const start = performance.now();
    for (;;) {
      for (const number of this.#nodes.keys()) {
        try {
          const response = await fetch(`${this.#address(number)}/_cluster/health?${condition}&timeout=5s`, {
            signal: AbortSignal.timeout(10_000),
          });
          if (response.ok) return;
        } catch {
          // Not started yet.
        }
      }
      if (performance.now() - start > patienceMs) throw new Error('The search cluster does not start.');
      await setTimeout(500);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.#nodes.keys()].map((number) => this.kill(number)));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #address(number: number): string {
    return `http://127.0.0.1:${firstPort + number - 1}`;
  }
}
