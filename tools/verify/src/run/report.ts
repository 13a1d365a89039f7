/** @module The result of a run as Markdown: counts, failures, and what changed since the evidence before. */
import { notRunReasons, type RunData, type SnippetRun } from '@loadout/verification';
import type { Block } from './blocks.ts';
import { onPackageIndex } from './environment.ts';
import { runFor } from './evidence.ts';
import { roomsAtOnce } from './rooms.ts';
import { wholeRun } from './whole-run.ts';

const runsOf = ({ libraries }: RunData): ReadonlyMap<string, SnippetRun> =>
  new Map(
    Object.entries(libraries).flatMap(([library, runs]) =>
      Object.entries(runs).map(([name, run]) => [`${library}/${name}`, run] as const),
    ),
  );

const section = (title: string, rows: readonly string[]): string =>
  rows.length === 0 ? '' : `\n## ${title}\n\n${rows.join('\n')}\n`;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('`', "'");

/** How many blocks with packages from PyPI or npm have a tested install command. */
function installShare(data: RunData, blocks: readonly Block[]): string {
  const wanted = blocks.filter(onPackageIndex);
  const tested = wanted.filter((block) => {
    const run = runFor(data, block);
    return run?.outcome === 'executed' || run?.installs === true;
  });
  const percent = ((100 * tested.length) / Math.max(wanted.length, 1)).toFixed(1);
  return `- ${tested.length} of ${wanted.length} blocks with packages from PyPI or npm install (${percent}%)`;
}

/** How long a run of everything takes, and how much of that was measured. */
function timeNeeded(measured: Readonly<Record<string, number>>, all: readonly Block[]): string {
  const { seconds, environments, blocks } = wholeRun(all, measured, roomsAtOnce);
  return `- about ${Math.ceil(seconds / 60)} minutes for everything in ${roomsAtOnce} rooms (${blocks.measured} of ${blocks.all} blocks and ${environments.measured} of ${environments.all} environments were measured; the others count as their median)`;
}

interface Report {
  readonly before: RunData;
  readonly after: RunData;
  readonly blocks: readonly Block[];
  /** What was not recorded, as the machine was at fault. */
  readonly problems: readonly string[];
  /** By block, and by environment. */
  readonly seconds: Readonly<Record<string, number>>;
}

export function reportOf({ before, after, blocks, problems, seconds }: Report): string {
  const [old, now] = [runsOf(before), runsOf(after)];
  const all = [...now];
  const of = (outcome: SnippetRun['outcome']) => all.filter(([, run]) => run.outcome === outcome);
  const executed = of('executed');
  const libraries = new Set(executed.map(([name]) => name.slice(0, name.lastIndexOf('/'))));
  const reasons = Map.groupBy(of('not-run'), ([, { reason }]) => reason ?? 'weights');
  const drift = all.filter(([name, run]) => {
    const earlier = old.get(name);
    return earlier?.key === run.key && earlier.outcome === 'executed' && run.outcome === 'failed';
  });
  return [
    '# Snippets executed\n',
    `- ${executed.length} blocks executed, of ${libraries.size} libraries`,
    `- ${all.filter(([, run]) => run.installs === true).length} blocks whose install command is enough`,
    installShare(after, blocks),
    `- ${of('failed').length} blocks failed`,
    ...[...reasons].map(([reason, runs]) => `- ${runs.length} blocks not run: ${notRunReasons[reason]}`),
    timeNeeded(seconds, blocks),
    section(
      'Executed before, fails now',
      drift.map(([name, { line = '' }]) => `- ${name}: \`${cell(line)}\``),
    ),
    section(
      'Failures',
      of('failed').map(([name, { line = '' }]) => `- ${name}: \`${cell(line)}\``),
    ),
    section(
      'Not recorded',
      problems.map((problem) => `- ${problem}`),
    ),
  ].join('\n');
}
