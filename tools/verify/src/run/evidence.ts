/** @module Merges outcomes into the committed evidence. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunData, runsFile, type SnippetRun } from '@loadout/verification';
import type { Block } from './blocks.ts';
import type { Environment } from './environment.ts';
import type { Installed } from './make-environment.ts';
import { normalName } from './package-name.ts';

/** Where evidence is read and written: the committed files, or a folder. */
export interface EvidenceFiles {
  readonly runs: string;
  readonly environments: string;
  readonly outside: string;
  readonly seconds: string;
}

export function evidenceFiles(folder: string | undefined): EvidenceFiles {
  const own = (name: string): string =>
    folder === undefined ? fileURLToPath(new URL(`../../data/${name}`, import.meta.url)) : join(folder, name);
  return {
    runs: folder === undefined ? fileURLToPath(runsFile) : join(folder, 'runs.json'),
    environments: own('run-environments.json'),
    outside: own('run-outside.json'),
    seconds: own('run-seconds.json'),
  };
}

const sorted = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Releases of the packages that the install command names. */
export function namedReleases(
  { pip, npm }: Environment,
  { packages }: Pick<Installed, 'packages'>,
): Record<string, string> {
  const names = new Set([...pip, ...npm].map((name) => normalName(name.replace(/(?<=.)[[<>=!~@;].*$/, ''))));
  return sorted(Object.fromEntries(Object.entries(packages).filter(([name]) => names.has(normalName(name)))));
}

/** One line per entry: a change of the data is easy to read. */
function lines(values: Readonly<Record<string, unknown>>, indent: string): string {
  const rows = Object.entries(values).map(
    ([name, value]) => `${indent}  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return rows.length === 0 ? '{}' : `{\n${rows.join(',\n')}\n${indent}}`;
}

export function serialize({ environments, libraries, history }: RunData): string {
  const parts = Object.entries(sorted(libraries)).map(
    ([name, runs]) => `    ${JSON.stringify(name)}: ${lines(sorted(runs), '    ')}`,
  );
  return [
    '{',
    `  "history": ${lines(sorted(history), '  ')},`,
    `  "environments": ${lines(sorted(environments), '  ')},`,
    `  "libraries": {\n${parts.join(',\n')}\n  }`,
    '}\n',
  ].join('\n');
}

export function withRun(data: RunData, { library, branch, number }: Block, run: SnippetRun): RunData {
  const runs = { ...data.libraries[library], [`${branch}.${number}`]: run };
  return { ...data, libraries: { ...data.libraries, [library]: runs } };
}

/** A machine without a GPU does not disprove what was executed on one; what it found about the install command counts. */
export function besideGpu(known: SnippetRun | undefined, run: SnippetRun): SnippetRun {
  if (known?.device !== 'gpu' || run.outcome !== 'not-run') return run;
  return { ...known, ...(run.installs !== undefined && { installs: run.installs }) };
}

/** The run of a block's install command and code, also under the name it had before. */
export function runFor(
  { libraries }: RunData,
  { library, branch, number, key }: Block,
): SnippetRun | undefined {
  const runs = libraries[library] ?? {};
  const own = runs[`${branch}.${number}`];
  return own?.key === key ? own : Object.values(runs).find((run) => run.key === key);
}

const rank = ({ outcome, installs = false }: SnippetRun): number =>
  (outcome === 'executed' ? 2 : 0) + Number(installs);

/** Evidence of two folders: the later run of a block, unless the earlier one of the same code shows more. */
export function merged(own: RunData, other: RunData, blocks: readonly Block[]): RunData {
  let data: RunData = { ...own, environments: { ...own.environments, ...other.environments } };
  for (const block of blocks) {
    const [mine, theirs] = [runFor(own, block), runFor(other, block)];
    if (theirs && (mine === undefined || rank(theirs) >= rank(mine))) data = withRun(data, block, theirs);
  }
  return data;
}

/** Drops evidence of code that no longer exists, and environments without a run. */
export function current(data: RunData, blocks: readonly Block[], today: string): RunData {
  const libraries: Record<string, Record<string, SnippetRun>> = {};
  for (const block of blocks) {
    const run = runFor(data, block);
    if (run) (libraries[block.library] ??= {})[`${block.branch}.${block.number}`] = run;
  }
  const all = Object.values(libraries).flatMap((runs) => Object.values(runs));
  const used = new Set(all.map(({ environment }) => environment));
  const environments = Object.fromEntries(Object.entries(data.environments).filter(([id]) => used.has(id)));
  const counts = {
    blocks: blocks.length,
    executed: all.filter(({ outcome }) => outcome === 'executed').length,
    installs: all.filter(({ outcome, installs }) => outcome !== 'executed' && installs === true).length,
    failed: all.filter(({ outcome }) => outcome === 'failed').length,
    notRun: all.filter(({ outcome }) => outcome === 'not-run').length,
  };
  return { environments, libraries, history: { ...data.history, [today]: counts } };
}

export const writeRuns = ({ runs }: EvidenceFiles, data: RunData): void =>
  writeFileSync(runs, serialize(data));

/** All packages of each environment, for comparison when something breaks; one per line, as the formatter writes it. */
export const writeEnvironments = (
  { environments }: EvidenceFiles,
  values: Readonly<Record<string, unknown>>,
): void => writeFileSync(environments, `${JSON.stringify(sorted(values), undefined, 2)}\n`);

/** Addresses outside the hub's files, with a block that requested each. */
export const writeOutside = ({ outside }: EvidenceFiles, values: Readonly<Record<string, string>>): void =>
  writeFileSync(outside, `${lines(sorted(values), '')}\n`);

/** How long each block ran, and how long each environment took to enter. */
export const writeSeconds = ({ seconds }: EvidenceFiles, values: Readonly<Record<string, number>>): void =>
  writeFileSync(seconds, `${lines(sorted(values), '')}\n`);
