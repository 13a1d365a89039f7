/** @module How far snippets are verified: libraries by level, blocks over time, failures, and what was not run. */
import {
  type Level,
  levels,
  type LevelText,
  levelTexts,
  type NotRunReason,
  notRunReasons,
  readRunData,
  type RunData,
  type SnippetRun,
} from '@loadout/verification';
import { libraryLevel } from '../../features/verification/verified.server.ts';
import { libraryPath } from '../../lib/links/links.ts';
import { escapeMarkdown, link, markdownDocument, table } from '../../lib/markdown/markdown.server.ts';
import type { Page } from '../../lib/page/page.server.ts';
import type { PlotView } from '../../ui/plot-view.ts';
import { sharesPlot } from './shares.server.ts';

export interface LevelRow extends LevelText {
  readonly level: Level;
  /** Libraries whose highest level this is; not counted for hosted calls. */
  readonly libraries?: number;
}

export interface LibraryRow {
  readonly key: string;
  readonly label: string;
  readonly level: Level;
  readonly executed: number;
  readonly failed: number;
  readonly notRun: number;
}

export interface BlockRow {
  readonly library: string;
  /** Branch and number of the block. */
  readonly block: string;
  readonly line: string;
}

export interface DayRow {
  readonly day: string;
  readonly blocks: number;
  readonly executed: number;
  readonly installs: number;
}

export interface VerifiedData {
  readonly levels: readonly LevelRow[];
  readonly libraries: readonly LibraryRow[];
  readonly days: readonly DayRow[];
  readonly shares: PlotView | undefined;
  readonly failures: readonly BlockRow[];
  readonly notRun: readonly {
    readonly reason: string;
    readonly blocks: number;
    readonly libraries: number;
  }[];
}

export const failuresIn = (runs: RunData['libraries']): readonly BlockRow[] =>
  Object.entries(runs).flatMap(([library, own]) =>
    Object.entries(own).flatMap(([block, { outcome, line = '' }]) =>
      outcome === 'failed' ? [{ library, block, line }] : [],
    ),
  );

export const page: Page<VerifiedData> = {
  load({ services }) {
    const { libraries: runs, history } = readRunData();
    const libraries = services.libraries().flatMap((library): LibraryRow[] => {
      const level = libraryLevel(library);
      if (level === undefined) return [];
      const own = Object.values(runs[library.key] ?? {});
      const count = (outcome: SnippetRun['outcome']): number =>
        own.filter((run) => run.outcome === outcome).length;
      const counts = { executed: count('executed'), failed: count('failed'), notRun: count('not-run') };
      return [{ key: library.key, label: library.prettyLabel, level, ...counts }];
    });
    const blocks = Object.entries(runs).flatMap(([library, own]) =>
      Object.entries(own).map(([block, run]) => ({ library, block, run })),
    );
    const days = Object.entries(history).map(([day, { blocks: all = 0, executed = 0, installs = 0 }]) => ({
      day,
      blocks: all,
      executed,
      installs,
    }));
    return {
      levels: levels.map((level) => ({
        level,
        ...levelTexts[level],
        ...(level !== 'request' && { libraries: libraries.filter((one) => one.level === level).length }),
      })),
      libraries: libraries.toSorted(
        (a, b) =>
          levels.indexOf(b.level) - levels.indexOf(a.level) ||
          b.executed - a.executed ||
          a.label.localeCompare(b.label, 'en'),
      ),
      days,
      shares: sharesPlot(days),
      failures: failuresIn(runs),
      notRun: notRunRows(blocks),
    };
  },

  /** With the evidence of every block: outcome, date and package releases. */
  json({ shares: _shares, ...data }) {
    const { environments, libraries } = readRunData();
    return { ...data, evidence: { environments, libraries } };
  },

  markdown: ({ levels: rows, libraries, failures, notRun }) =>
    markdownDocument(
      '# Verification',
      table(
        ['Level', 'Says', 'Does not say', 'Libraries'],
        rows.map(({ name, says, doesNotSay, libraries: count }) => [
          name,
          says,
          doesNotSay,
          String(count ?? ''),
        ]),
      ),
      '## Libraries',
      table(
        ['Library', 'Level', 'Executed', 'Failed', 'Not run'],
        libraries.map(({ key, label, level, executed, failed, notRun: skipped }) => [
          link(label, `${libraryPath(key)}.md`),
          levelTexts[level].name,
          String(executed),
          String(failed),
          String(skipped),
        ]),
      ),
      '## Failures',
      table(
        ['Block', 'Last line'],
        failures.map(({ library, block, line }) => [`${library}/${block}`, escapeMarkdown(line)]),
      ),
      '## Not run',
      table(
        ['Reason', 'Blocks'],
        notRun.map(({ reason, blocks }) => [reason, String(blocks)]),
      ),
    ),
};

interface Run {
  readonly library: string;
  readonly run: SnippetRun;
}

function notRunRows(blocks: readonly Run[]): VerifiedData['notRun'] {
  const reasons = Map.groupBy(
    blocks.filter(({ run }) => run.outcome === 'not-run'),
    ({ run }): NotRunReason => run.reason ?? 'weights',
  );
  return [...reasons]
    .map(([reason, own]) => ({
      reason: notRunReasons[reason],
      blocks: own.length,
      libraries: new Set(own.map(({ library }) => library)).size,
    }))
    .toSorted((a, b) => b.blocks - a.blocks);
}
