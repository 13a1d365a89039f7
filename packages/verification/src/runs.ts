/** @module Evidence of `npm run verify:run`: which snippets installed and executed, and with which releases. */
import { readFileSync } from 'node:fs';

export const runsFile: URL = new URL('../data/runs.json', import.meta.url);

/** Why a snippet was not run. The list is closed: anything else is a failure. */
export const notRunReasons = {
  gpu: 'needs a GPU',
  macos: 'needs macOS',
  git: 'package is only in a Git repository',
  program: 'needs a program that no package index has',
  weights: 'tiny weights cannot be made',
  size: 'over the size limit of an environment',
  language: 'language is not run here',
  input: 'asks for input',
  outside: 'needs files from an address that the test network does not have',
  server: 'starts a server or an app that does not end by itself',
} as const;

export type NotRunReason = keyof typeof notRunReasons;

export type RunDevice = 'cpu' | 'gpu';

export interface SnippetRun {
  /** `snippetKey` of what was run. */
  readonly key: string;
  readonly outcome: 'executed' | 'failed' | 'not-run';
  /** Whether every import resolved with the install command alone. */
  readonly installs?: boolean;
  /** Last line of a failure. */
  readonly line?: string;
  readonly reason?: NotRunReason;
  readonly checkedOn: string;
  /** Number in `environments`. */
  readonly environment?: string;
  /** `cpu`: the device in the code was replaced. `gpu`: executed on a machine with a GPU, with its releases. */
  readonly device?: RunDevice;
}

export interface RunData {
  /** Releases of the packages that an install command names, by environment. */
  readonly environments: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By library, then by `<branch>.<number of the block>`. */
  readonly libraries: Readonly<Record<string, Readonly<Record<string, SnippetRun>>>>;
  /** Blocks by level at the end of each day with a run. */
  readonly history: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

let data: RunData | undefined;

export function readRunData(): RunData {
  const read: RunData = data ?? JSON.parse(readFileSync(runsFile, 'utf8'));
  data = read;
  return read;
}

let index: ReadonlyMap<string, SnippetRun> | undefined;

/** The run of a library's snippet with this key; an executed one before others. */
export function runOf(library: string, key: string): SnippetRun | undefined {
  index ??= new Map(
    Object.entries(readRunData().libraries).flatMap(([name, runs]) =>
      Object.values(runs)
        .toSorted((a, b) => Number(a.outcome === 'executed') - Number(b.outcome === 'executed'))
        .map((run) => [`${name} ${run.key}`, run] as const),
    ),
  );
  return index.get(`${library} ${key}`);
}
