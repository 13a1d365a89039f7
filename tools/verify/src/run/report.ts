/** @module The result of a run as Markdown: counts, failures, and what changed since the evidence before. */
import { notRunReasons, type RunData, type SnippetRun } from '@loadout/verification';

const runsOf = ({ libraries }: RunData): ReadonlyMap<string, SnippetRun> =>
  new Map(
    Object.entries(libraries).flatMap(([library, runs]) =>
      Object.entries(runs).map(([name, run]) => [`${library}/${name}`, run] as const),
    ),
  );

const section = (title: string, rows: readonly string[]): string =>
  rows.length === 0 ? '' : `\n## ${title}\n\n${rows.join('\n')}\n`;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('`', "'");

export function reportOf(before: RunData, after: RunData, problems: readonly string[]): string {
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
    `- ${of('failed').length} blocks failed`,
    ...[...reasons].map(([reason, runs]) => `- ${runs.length} blocks not run: ${notRunReasons[reason]}`),
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
