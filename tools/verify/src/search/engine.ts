/** @module What starts the nodes of a test cluster: OpenSearch or Elasticsearch, as Maven downloads them. */

import { type ChildProcess, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface SearchEngine {
  /** With its release. */
  readonly name: string;
  /** Downloads what is missing; throws a `MissingTool`. */
  prepare(): void;
  /** In a process group of its own, which can be ended as a whole. */
  startNode(node: Node): ChildProcess;
}

export interface Node {
  /** From 1. */
  readonly number: number;
  /** How many nodes the cluster has. */
  readonly count: number;
  /** For its data; removed with the cluster. */
  readonly folder: string;
}

export const heap = ['-Xms512m', '-Xmx512m'] as const;

export const httpPort = (number: number): number => 9200 + number;
export const transportPort = (number: number): number => 9300 + number;

/** Where engines are kept. */
export const downloads: string = fileURLToPath(new URL('../../../../.loadout/search/', import.meta.url));

export class MissingTool extends Error {
  override readonly name = 'MissingTool';
}

const runs = (command: string): boolean => spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0;

export function requireJava(): void {
  if (!runs('java')) throw new MissingTool('Java is missing: install a Java runtime, version 17 or later.');
}

/** Runs a goal of Maven that downloads an engine. */
export function download(engine: string, args: readonly string[]): void {
  if (!runs('mvn'))
    throw new MissingTool(`Maven is missing: install it (mvn) to download ${engine}, 50 to 100 MB.`);
  console.log(`Downloading ${engine}…`);
  mkdirSync(downloads, { recursive: true });
  // Maven writes marks of what it unpacked to the current folder.
  const { status } = spawnSync('mvn', ['--batch-mode', '--quiet', ...args], {
    stdio: 'inherit',
    cwd: downloads,
  });
  if (status !== 0)
    throw new MissingTool(`${engine} could not be downloaded; see the message of Maven above.`);
}
