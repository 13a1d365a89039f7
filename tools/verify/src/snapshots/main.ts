/**
 * @module `npm run verify:snapshots -- --mirror DIR [library …]`: checks snippets that use a git repository against a
 * snapshot of it. Nothing is executed, and nothing of a repository is kept but the commit that was read.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type LibrarySnapshots,
  readSnapshotData,
  type SnapshotData,
  type SnapshotLanguage,
  snapshotsFile,
} from '@loadout/verification';
import { suites } from '../suites.ts';
import { collectGitSnippets, type RepositoryUse, type SnapshotOrder, stateOf } from './collect.ts';
import { findMirrors } from './mirror.ts';
import { outdated } from './outdated.ts';
import { readSnapshots, type SnapshotReports } from './reader.ts';
import { standingOf, summariseSnapshots } from './summary.ts';

const cacheFolder = (name: string): string =>
  fileURLToPath(new URL(`../../../../node_modules/.cache/${name}`, import.meta.url));

function onlyOf(reports: SnapshotReports, orders: readonly SnapshotOrder[]): SnapshotReports {
  const ids = new Set(orders.map(({ id }) => id));
  return { ...reports, results: reports.results.filter(({ id }) => ids.has(id)) };
}

function report(library: string, { snippets }: LibrarySnapshots): void {
  for (const [id, { problems, unread }] of Object.entries(snippets)) {
    for (const problem of problems) console.log(`${library}: ${id}: ${problem}`);
    for (const one of unread) console.log(`${library}: ${id}: not checked: ${one}`);
  }
}

/** What to do without a folder of clones. */
function usage(wanted: readonly string[]): string {
  return [
    'Pass a folder of bare clones: npm run verify:snapshots -- --mirror DIR',
    'Clone each of these: git clone --bare --depth 1 https://github.com/OWNER/NAME DIR/OWNER+NAME',
    'One with @ and an earlier state needs its history: clone it without --depth 1.',
    ...wanted.toSorted().map((name) => `  ${name}`),
  ].join('\n');
}

const distinct = (
  orders: readonly SnapshotOrder[],
  named: (use: RepositoryUse) => string,
): readonly string[] => [...new Set(orders.flatMap(({ repositories }) => repositories.map(named)))];

type Entry = readonly [library: string, found: LibrarySnapshots];

/** The evidence of one language: that of this run, and what was there of libraries that were not chosen. */
function evidence(
  orders: readonly SnapshotOrder[],
  before: Readonly<Record<string, LibrarySnapshots>>,
  reports: SnapshotReports,
  isChosen: (library: string) => boolean,
): Readonly<Record<string, LibrarySnapshots>> {
  const entries = Array.from(
    Map.groupBy(orders, ({ library }) => library),
    ([library, own]): readonly Entry[] => {
      const kept = before[library];
      if (!isChosen(library)) return kept === undefined ? [] : [[library, kept]];
      const found = summariseSnapshots(own, onlyOf(reports, own), today);
      report(library, found);
      return [[library, found]];
    },
  );
  return Object.fromEntries(entries.flat().toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function check(mirror: string, libraries: readonly string[], orders: readonly SnapshotOrder[]) {
  const isChosen = (library: string): boolean => libraries.length === 0 || libraries.includes(library);
  const chosen = orders.filter(({ library }) => isChosen(library));
  const reports = await readSnapshots({
    cache: cacheFolder('loadout-snapshots'),
    packages: cacheFolder('loadout-symbols'),
    mirrors: findMirrors(
      mirror,
      distinct(chosen, ({ name }) => name),
    ),
    outdated: Object.keys(outdated),
    snippets: chosen,
  });
  if (reports.unreachable !== null)
    throw new Error(`The package index cannot be reached (${reports.unreachable}). Run it again.`);
  const before = readSnapshotData();
  const of = (language: SnapshotLanguage) =>
    evidence(
      orders.filter((order) => order.language === language),
      before[language],
      reports,
      isChosen,
    );
  const data: SnapshotData = { python: of('python'), shell: of('shell') };
  writeFileSync(snapshotsFile, `${JSON.stringify(data, null, 2)}\n`);
  console.log(`python: ${standingOf(Object.values(data.python))}`);
  console.log(`shell: ${standingOf(Object.values(data.shell))}`);
}

const today = new Date().toISOString().slice(0, 10);
const { values, positionals } = parseArgs({
  options: { mirror: { type: 'string' } },
  allowPositionals: true,
});
const orders = suites.flatMap(collectGitSnippets);
if (values.mirror === undefined || !existsSync(values.mirror)) {
  console.error(usage(distinct(orders, stateOf)));
  process.exitCode = 1;
} else await check(values.mirror, positionals, orders);
