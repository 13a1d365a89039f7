/**
 * @module `npm run verify:run [--all|--failed|--before=DAY] [--only=name,…] [--report=FILE] [--evidence=FOLDER] [--merge=FOLDER]
 * [--bundle=FOLDER] [--results=FILE] [--install]`: installs what each install command says into a clean environment and executes every snippet unchanged, against a stand-in of the hub with tiny weights.
 * Without options it runs what changed since the last evidence; evidence is written after every block. `--install` only
 * makes the environments and records nothing.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readRunData, type RunData } from '@loadout/verification';
import { type Block, collectBlocks } from './blocks.ts';
import { withGpuResults, writeBundle } from './bundle.ts';
import { bytecodeFolder } from './bytecode.ts';
import {
  byEnvironment,
  canTest,
  type Environment,
  environmentOf,
  type SameEnvironment,
  whyNotRun,
} from './environment.ts';
import {
  besideGpu,
  current,
  evidenceFiles,
  merged,
  namedReleases,
  runFor,
  withRun,
  writeEnvironments,
  writeOutside,
  writeRuns,
  writeSeconds,
} from './evidence.ts';
import { folders, freeBytes } from './folders.ts';
import {
  InstallFailed,
  type Installed,
  leaveEnvironment,
  makeEnvironment,
  Unavailable,
} from './make-environment.ts';
import { type Made, makeRepositories } from './makers.ts';
import { onlyImports, type Outcome, tryBlock } from './outcome.ts';
import { chooseBlocks } from './plan.ts';
import { preloadFor } from './preload.ts';
import { programFolders } from './programs.ts';
import { reportOf } from './report.ts';
import type { Room } from './room/open.ts';
import { inRooms } from './rooms.ts';
import { makeSamples, prepareSpaces } from './samples.ts';
import { expectedSeconds } from './whole-run.ts';

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    failed: { type: 'boolean', default: false },
    before: { type: 'string' },
    only: { type: 'string' },
    report: { type: 'string' },
    evidence: { type: 'string' },
    merge: { type: 'string' },
    bundle: { type: 'string' },
    results: { type: 'string' },
    install: { type: 'boolean', default: false },
  },
});
const today = new Date().toISOString().slice(0, 10);
const everything = collectBlocks();
const files = evidenceFiles(options.evidence);
const before: RunData = existsSync(files.runs) ? JSON.parse(readFileSync(files.runs, 'utf8')) : readRunData();
let data: RunData = before;
const readJson = <Value>(file: string): Record<string, Value> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const allPackages = readJson<unknown>(files.environments);
const outside = readJson<string>(files.outside);
const measured = readJson<number>(files.seconds);
const expected = expectedSeconds(everything, measured);
if (options.merge !== undefined) {
  const other = evidenceFiles(options.merge);
  data = merged(before, JSON.parse(readFileSync(other.runs, 'utf8')), everything);
  Object.assign(allPackages, readJson<unknown>(other.environments));
  Object.assign(outside, readJson<string>(other.outside));
  Object.assign(measured, readJson<number>(other.seconds));
}
if (options.results !== undefined) data = withGpuResults(data, options.results, everything, today);
const problems: string[] = [];
const started = Date.now();
let done = 0;

/** The output of the last run of each block, to find out why it failed. */
function writeLog(name: string, output: string): void {
  const file = join(folders.logs, `${name.replaceAll('/', '_')}.txt`);
  mkdirSync(folders.logs, { recursive: true });
  writeFileSync(file, output);
}

const rounded = (seconds: number): number => Math.round(seconds * 10) / 10;

/** By the times of earlier runs and the speed of this one. */
function timeLeft(): string {
  if (doneSeconds === 0) return '';
  const left = ((Date.now() - started) / doneSeconds) * (allSeconds - doneSeconds);
  return `, about ${Math.ceil(left / 60_000)} min left`;
}

function record(block: Block, outcome: Outcome, environment?: string): void {
  const { seconds, outside: addresses, output, ...found } = outcome;
  writeLog(block.name, output);
  if (seconds > 0) measured[block.name] = rounded(seconds);
  for (const address of addresses) outside[address] ??= block.name;
  const run = {
    key: block.key,
    ...found,
    checkedOn: today,
    ...(environment !== undefined && { environment }),
  };
  data = withRun(data, block, besideGpu(runFor(data, block), run));
  done += 1;
  doneSeconds += expected.get(block.name) ?? 0;
  const why = found.line ?? found.reason;
  console.log(
    `[${done}/${chosen.length}] ${block.name}: ${found.outcome}, ${seconds.toFixed(1)} s${timeLeft()}${why === undefined ? '' : ` (${why})`}`,
  );
  writeRuns(files, data);
}

function reportMissing(made: ReadonlyMap<string, Made>): void {
  for (const [name, { problem }] of made)
    if (problem !== undefined) console.log(`${name}: no weights (${problem})`);
}

/** Blocks that are only installed need no repositories. */
const isExecuted = (block: Block): boolean => whyNotRun(block) === undefined;

/** How many blocks share an environment, by its id. */
const together: ReadonlyMap<string, number> = new Map(
  [...byEnvironment(everything.filter(canTest))].map(([id, blocks]) => [id, blocks.length]),
);

const nothing = { seconds: 0, outside: [], output: '' };

async function runEnvironment(
  room: Room,
  environment: Environment,
  blocks: readonly Block[],
  made: ReadonlyMap<string, Made>,
  installing: Promise<Installed>,
): Promise<void> {
  let installed: Installed;
  let programs: readonly string[];
  try {
    installed = await installing;
    programs = programFolders(environment.apt);
  } catch (error) {
    if (!(error instanceof InstallFailed)) throw error;
    for (const block of blocks)
      record(block, { ...nothing, outcome: 'failed', installs: false, line: `install: ${error.message}` });
    return;
  }
  data = {
    ...data,
    environments: { ...data.environments, [environment.id]: namedReleases(environment, installed) },
  };
  allPackages[environment.id] = { install: environment.install, packages: installed.packages };
  const own = await makeRepositories(blocks.filter(isExecuted), installed.folder);
  reportMissing(own);
  const repositoriesOf = ({ library, branch }: Block): Made =>
    own.get(`${library}/${branch}`) ??
    made.get(`${library}/${branch}`) ?? { folder: folders.hub, real: false };
  const imported = blocks.every((block) => onlyImports(block, repositoriesOf(block)) !== undefined);
  const entered = await room.enter({
    environment: installed.folder,
    preload: preloadFor(blocks, imported),
    programs,
    bytecode: bytecodeFolder(installed.packages),
  });
  // A part of the blocks imports less.
  if (blocks.length === together.get(environment.id)) measured[environment.id] = rounded(entered);
  for (const block of blocks)
    record(block, await tryBlock(room, block, repositoriesOf(block)), environment.id);
  leaveEnvironment(installed);
}

async function installAll(groups: readonly SameEnvironment[]): Promise<void> {
  for (const [index, group] of groups.entries()) {
    const problem = await install(group).then(
      () => 'installed',
      (error: unknown) => String(error),
    );
    console.log(`[${index + 1}/${groups.length}] ${group[0].library}: ${problem}`);
  }
}

function recordImpossible(blocks: readonly Block[]): void {
  for (const block of blocks) {
    const reason = whyNotRun(block);
    record(block, { ...nothing, outcome: 'not-run', ...(reason !== undefined && { reason }) });
  }
}

/** Evidence of the whole run, and its report. */
function finish(): void {
  data = current(data, everything, today);
  writeRuns(files, data);
  writeEnvironments(
    files,
    Object.fromEntries(Object.entries(allPackages).filter(([id]) => id in data.environments)),
  );
  writeOutside(files, outside);
  const names = new Set([...everything.map(({ name }) => name), ...Object.keys(data.environments)]);
  const seconds = Object.fromEntries(Object.entries(measured).filter(([name]) => names.has(name)));
  writeSeconds(files, seconds);
  const report = reportOf({ before, after: data, blocks: everything, problems, seconds });
  console.log(report);
  if (options.report !== undefined) writeFileSync(options.report, report);
  console.log(
    `${done} blocks in ${((Date.now() - started) / 60_000).toFixed(1)} minutes. Free disk space: ${(freeBytes() / 1e9).toFixed(1)} GB.`,
  );
}

mkdirSync(folders.root, { recursive: true });
if (options.bundle !== undefined) {
  const named = chooseBlocks(everything, before, { ...options, all: true });
  await makeSamples();
  console.log(`${writeBundle(options.bundle, named)} blocks in ${options.bundle}.`);
}
const onlyFiles = [options.merge, options.bundle, options.results].some((option) => option !== undefined);
const chosen = onlyFiles ? [] : chooseBlocks(everything, before, options);
console.log(`${chosen.length} of ${everything.length} blocks to run.`);
if (options.all && chosen.length > 0)
  console.log(`If this run is interrupted, continue it with --before=${today} instead of --all.`);
const [impossible, possible] = [
  chosen.filter((block) => !canTest(block)),
  chosen.filter((block) => canTest(block)),
];
const secondsOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { name }) => sum + (expected.get(name) ?? 0), 0);
const allSeconds = secondsOf(possible);
let doneSeconds = 0;
/** So that no room waits for a long environment at the end. */
const longestFirst: readonly SameEnvironment[] = [...byEnvironment(possible).values()].toSorted(
  (a, b) => secondsOf(b) - secondsOf(a),
);
const install = ([first]: SameEnvironment): Promise<Installed> => makeEnvironment(environmentOf(first));

async function executeAll(): Promise<void> {
  await makeSamples();
  const executed = possible.filter(isExecuted);
  if (executed.some(({ library }) => library.startsWith('spaces/'))) await prepareSpaces();
  const made = await makeRepositories(executed);
  reportMissing(made);
  await inRooms(longestFirst, install, async (room, blocks, installing) => {
    const [first] = blocks;
    try {
      await runEnvironment(room, environmentOf(first), blocks, made, installing);
      writeEnvironments(files, allPackages);
      writeOutside(files, outside);
      writeSeconds(files, measured);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      problems.push(`${blocks.length} blocks of ${first.library}: ${error.message}`);
      console.error(problems.at(-1));
    }
  });
}

if (options.install) await installAll(longestFirst);
else {
  recordImpossible(impossible);
  if (possible.length > 0) await executeAll();
  finish();
}
