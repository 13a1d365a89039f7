/** @module The exports of a package: an index by group, or in full those that were searched for. */
import { Disclosure, Link, LiveForm, SearchField, withParameters } from '@loadout/react';
import { plural } from '../../lib/format/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { Section } from '../../ui/section.tsx';
import type { IndexEntry, PackageData } from './page.server.ts';
import { ReferenceExport } from './reference-export.tsx';

/** As many are shown unfolded. */
const mostOpen = 8;

const groupName = (group: string): string => group.charAt(0).toUpperCase() + group.slice(1);

/** Ids have no spaces. */
const groupId = (group: string): string => `group-${group.replaceAll(' ', '-')}`;

export function ReferenceList(data: PackageData) {
  const { name, title, query, part, groups, index, entries } = data;
  if (groups.length === 0) return null;
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const url = new URL(`/docs/packages/${name}`, 'http://page');
  const hrefOf = (key?: string): string => withParameters(url, key === undefined ? {} : { part: key });
  const shown = index.length + entries.length;
  return (
    <Section
      id="reference"
      title="API reference"
      lead={
        query === ''
          ? `${plural(total, 'export')}, types among them.`
          : `${plural(shown, 'export')} of ${total}.`
      }
    >
      <search className="block sm:max-w-80">
        <LiveForm action="#reference">
          {part !== undefined && <input type="hidden" name="part" value={part} />}
          <SearchField name="q" label="Filter exports" defaultValue={query} />
          <noscript>
            <button className="button mt-2">Filter</button>
          </noscript>
        </LiveForm>
      </search>
      <output className="sr-only">{plural(shown, 'result')}</output>
      {groups.length > 1 && (
        <nav aria-label="Groups of exports" className="mt-4">
          <ul className="flex flex-wrap gap-2">
            <Group href={hrefOf()} isCurrent={part === undefined} label="All" count={total} />
            {groups.map(({ key, count }) => (
              <Group
                key={key}
                href={hrefOf(key)}
                isCurrent={key === part}
                label={groupName(key)}
                count={count}
              />
            ))}
          </ul>
        </nav>
      )}
      {shown === 0 && (
        <EmptyState title={`No exports match “${query}”.`}>
          <Link href={hrefOf()}>Show all exports</Link>
        </EmptyState>
      )}
      {index.length > 0 &&
        groups.map(({ key }) => (
          <section key={key} aria-labelledby={groupId(key)} className="mt-8">
            <h3 id={groupId(key)}>{groupName(key)}</h3>
            <ul className="mt-2">
              {index
                .filter(({ group }) => group === key)
                .map((entry) => (
                  <Row key={entry.anchor} {...entry} href={hrefOf(key)} />
                ))}
            </ul>
          </section>
        ))}
      {entries.length > 0 && (
        <div className="mt-6">
          {entries.map((entry) => (
            <Disclosure
              key={entry.anchor}
              summary={
                <span className="min-w-0">
                  <code>{entry.name}</code>{' '}
                  <span className="text-sm text-faint">
                    <MarkedText text={entry.comment} />
                  </span>
                </span>
              }
              open={entries.length <= mostOpen}
            >
              <ReferenceExport entry={entry} packageName={title} />
            </Disclosure>
          ))}
        </div>
      )}
    </Section>
  );
}

interface GroupProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly label: string;
  readonly count: number;
}

const Group = ({ href, isCurrent, label, count }: GroupProps) => (
  <li>
    <Link className="chip" href={href} aria-current={isCurrent ? 'true' : undefined}>
      {label} <span className="figure text-faint">{count}</span>
    </Link>
  </li>
);

/** One line; the whole entry is on the page of its group. No link of the router: only browsers unfold what it leads to. */
const Row = ({ name, anchor, kind, comment, href }: IndexEntry & { href: string }) => (
  <li id={anchor} className="flex min-w-0 flex-wrap items-baseline gap-x-3 py-1">
    <a href={`${href}#${anchor}`} className="min-w-0 wrap-anywhere">
      <code>{name}</code>
    </a>
    <span className="min-w-0 flex-1 basis-64 text-sm text-faint sm:truncate">
      {kind}: <MarkedText text={comment} />
    </span>
  </li>
);
