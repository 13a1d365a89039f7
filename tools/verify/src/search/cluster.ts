/** @module A cluster of search nodes on this machine, one process each, that can be ended and started again. */

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { httpPort, type SearchEngine } from './engine.ts';
import { openSearch } from './opensearch.ts';

const patienceMs = 240_000;

export class TestCluster implements AsyncDisposable {
  readonly #engine: SearchEngine;
  readonly #folder = mkdtempSync(join(tmpdir(), 'loadout-search-'));
  readonly #nodes = new Map<number, ChildProcess>();
  readonly #count: number;

  private constructor(engine: SearchEngine, count: number) {
    this.#engine = engine;
    this.#count = count;
  }

  static async start(count: number, engine: SearchEngine = openSearch): Promise<TestCluster> {
    engine.prepare();
    const cluster = new TestCluster(engine, count);
    // Nodes have process groups of their own, which a terminal does not interrupt.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
    process.once('exit', () => cluster.#endAll());
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
    const child = this.#engine.startNode({ number, count: this.#count, folder });
    this.#nodes.set(number, child);
  }

  /** Like a power cut: nothing is flushed, and other nodes are not notified. */
  async kill(number: number): Promise<void> {
    const child = this.#nodes.get(number);
    this.#nodes.delete(number);
    if (child === undefined || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    signalGroup(child, 'SIGKILL');
    await exited;
  }

  /** Stops responding without closing connections; `SIGCONT` continues. */
  signal(number: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
    const child = this.#nodes.get(number);
    if (child !== undefined) signalGroup(child, signal);
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

  #endAll(): void {
    for (const child of this.#nodes.values()) signalGroup(child, 'SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #address(number: number): string {
    return `http://127.0.0.1:${httpPort(number)}`;
  }
}

/** A node may be started by a program that waits for it. */
function signalGroup({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal);
}
