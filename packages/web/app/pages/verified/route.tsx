/** @module /verified */
import { Disclosure } from '@loadout/react';
import { Link } from 'react-router';
import { plural } from '../../lib/format/format.ts';
import { pageMeta } from '../../lib/page/meta.ts';
import { libraryPath } from '../../lib/links/links.ts';
import { loadSealed } from '../../lib/page/page.server.ts';
import { Plot } from '../../ui/plot.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Section } from '../../ui/section.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { type BlockRow, type LibraryRow, page } from './page.server.ts';
import { opened } from '../../lib/page/sealed.ts';
import type { Route } from './+types/route.ts';

export const meta = () =>
  pageMeta('Verification', 'How snippets are verified: levels, executed snippets, failures and limits.');
export const loader = (args: Route.LoaderArgs) => loadSealed(page, args);

const libraryColumns: readonly Column<LibraryRow>[] = [
  { key: 'library', label: 'Library', cell: libraryLink },
  { key: 'executed', label: 'Executed', number: true, cell: ({ executed }) => executed },
  { key: 'failed', label: 'Failed', number: true, cell: ({ failed }) => failed },
  { key: 'not-run', label: 'Not run', number: true, cell: ({ notRun }) => notRun },
];

function libraryLink({ key, label }: LibraryRow) {
  return <Link to={libraryPath(key)}>{label}</Link>;
}

const failureColumns: readonly Column<BlockRow>[] = [
  { key: 'block', label: 'Block', cell: ({ library, block }) => `${library}/${block}` },
  { key: 'line', label: 'Last line', cell: lastLine },
];

function lastLine({ line }: BlockRow) {
  return <code>{line}</code>;
}

export default function Verified({ loaderData }: Route.ComponentProps) {
  const { levels, libraries, shares, failures, notRun } = opened(loaderData);
  const byLevel = Map.groupBy(libraries, ({ level }) => level);
  return (
    <>
      <PageHead
        title="Verification"
        lead="Every snippet shows how far it was checked, with which package releases, and when. Executed snippets ran with tiny random weights."
      />
      <div className="space-y-12">
        <Section id="levels" title="Levels">
          <Table
            label="Levels"
            rows={levels}
            keyOf={({ level }) => level}
            columns={[
              { key: 'name', label: 'Level', cell: ({ name }) => name },
              { key: 'says', label: 'Says', cell: ({ says }) => says },
              { key: 'not', label: 'Does not say', cell: ({ doesNotSay }) => doesNotSay },
              {
                key: 'libraries',
                label: 'Libraries',
                number: true,
                cell: ({ libraries: count }) => count ?? '',
              },
            ]}
          />
        </Section>
        {shares && (
          <Section
            id="shares"
            title="Snippets over time"
            lead="Strong color: executed. Faint color: with a complete install command."
          >
            <Plot {...shares} />
          </Section>
        )}
        <div className="far space-y-12">
          {failures.length > 0 && (
            <Section id="failures" title="Failures">
              <Table
                label="Failures"
                rows={failures}
                keyOf={({ library, block }) => `${library}/${block}`}
                columns={failureColumns}
              />
            </Section>
          )}
          {notRun.length > 0 && (
            <Section id="not-run" title="Not run">
              <Table
                label="Not run, by reason"
                rows={notRun}
                keyOf={({ reason }) => reason}
                columns={[
                  { key: 'reason', label: 'Reason', cell: ({ reason }) => reason },
                  { key: 'blocks', label: 'Snippets', number: true, cell: ({ blocks }) => blocks },
                  {
                    key: 'libraries',
                    label: 'Libraries',
                    number: true,
                    cell: ({ libraries: count }) => count,
                  },
                ]}
              />
            </Section>
          )}
          <Section id="libraries" title="Libraries">
            <p className="mb-3">
              <a href="/verified.json">Evidence as JSON</a>: outcome, date and package releases of every
              snippet.
            </p>
            {levels.toReversed().map(({ level, name }) => {
              const rows = byLevel.get(level) ?? [];
              return rows.length === 0 ? null : (
                <Disclosure key={level} summary={`${name}: ${plural(rows.length, 'library', 'libraries')}`}>
                  <Table
                    label={`Libraries: ${name}`}
                    rows={rows}
                    keyOf={({ key }) => key}
                    columns={libraryColumns}
                  />
                </Disclosure>
              );
            })}
          </Section>
        </div>
      </div>
    </>
  );
}
