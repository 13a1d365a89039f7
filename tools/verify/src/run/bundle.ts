/**
 * @module Blocks for a machine with a GPU and without a network: `--bundle=FOLDER` writes what it needs, `--results=FILE`
 * records what `gpu_run.py` found there.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunData } from '@loadout/verification';
import type { Block } from './blocks.ts';
import { environmentOf } from './environment.ts';
import { namedReleases, runFor, withRun } from './evidence.ts';
import { folders } from './folders.ts';
import { makerOf } from './maker-names.ts';
import { openAuthority } from './room/certificates.ts';

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Executed there: Python blocks whose weights a script makes. */
const forGpu = (block: Block): boolean => block.language === 'python' && makerOf(block) !== undefined;

export function writeBundle(folder: string, blocks: readonly Block[]): number {
  const chosen = blocks.filter(forGpu).map((block) => ({
    name: block.name,
    key: block.key,
    code: block.code,
    maker: makerOf(block)?.script,
    spec: {
      library: block.library,
      branch: block.branch,
      record: block.record,
      code: block.branchCode,
    },
  }));
  mkdirSync(folder, { recursive: true });
  cpSync(beside('makers'), join(folder, 'makers'), { recursive: true });
  cpSync(beside('../../python/run/gpu_run.py'), join(folder, 'gpu_run.py'));
  cpSync(folders.samples, join(folder, 'samples'), { recursive: true });
  // Pictures are loaded from addresses of the hub.
  openAuthority(join(folder, 'certificates')).contextFor('huggingface.co');
  writeFileSync(join(folder, 'blocks.json'), JSON.stringify(chosen));
  return chosen.length;
}

interface GpuResult {
  readonly name: string;
  readonly key: string;
  readonly code: number;
  readonly output: string;
  readonly wrote: boolean;
}

interface GpuResults {
  readonly packages: Readonly<Record<string, string>>;
  readonly results: readonly GpuResult[];
}

/** A run that failed there is not recorded: its packages are not those of the install command. */
export function withGpuResults(
  data: RunData,
  file: string,
  blocks: readonly Block[],
  today: string,
): RunData {
  const { packages, results }: GpuResults = JSON.parse(readFileSync(file, 'utf8'));
  let next = data;
  const environments = { ...data.environments };
  for (const { name, key, code, wrote } of results) {
    const block = blocks.find((one) => one.name === name && one.key === key);
    const known = block && runFor(data, block);
    // With the packages of the install command, on the CPU: that says more.
    if (block === undefined || code !== 0 || !wrote || known?.outcome === 'executed') continue;
    const named = environmentOf(block);
    const environment = `${named.id}-gpu`;
    environments[environment] = namedReleases(named, { packages });
    next = withRun(next, block, {
      key,
      outcome: 'executed',
      ...(known?.installs !== undefined && { installs: known.installs }),
      checkedOn: today,
      environment,
      device: 'gpu',
    });
  }
  return { ...next, environments };
}
