/** @module The exports of a package by group, each folded: what it is for, its declaration, and an example. */
import { Disclosure, Link, LiveForm, SearchField } from '@loadout/react';
import { plural } from '../../lib/format/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../../ui/section.tsx';
import type { PackageData } from './page.server.ts';
import type { ReferenceEntry } from './reference.server.ts';
import { ReferenceExport } from './reference-export.tsx';

/** As many are shown unfolded when they were searched for. */
const mostOpen = 8;

const groupName = (group: string): string =>
  group === '' ? 'General' : group.charAt(0).toUpperCase() + group.slice(1);

const groupId = (group: string): string => `group-${group === '' ? 'general' : group}`;

/** The general ones first, the others by name. */
const groupsOf = (
  entries: readonly ReferenceEntry[],
): readonly (readonly [string, readonly ReferenceEntry[]])[] =>
  [...Map.groupBy(entries, ({ group }) => group)].toSorted(([a], [b]) => a.localeCompare(b, 'en'));

type ReferenceListProps = Pick<PackageData, 'name' | 'title' | 'query' | 'exports' | 'reference'>;

export function ReferenceList({ name, title, query, exports, reference }: ReferenceListProps) {
  if (exports === 0) return null;
  const groups = groupsOf(reference);
  const types = reference.filter(({ kind }) => kind === 'type').length;
  const isOpen = query !== '' && reference.length <= mostOpen;
  return (
    <Section
      id="reference"
      title="API reference"
      lead={`${plural(reference.length - types, 'export')}, ${plural(types, 'type')}.`}
    >
      <search className="block sm:max-w-80">
        <LiveForm>
          <SearchField name="q" label="Filter exports" defaultValue={query} />
          <noscript>
            <button className="button mt-2">Filter</button>
          </noscript>
        </LiveForm>
      </search>
      <output className="sr-only">{plural(reference.length, 'result')}</output>
      {reference.length === 0 && (
        <EmptyState title={`No exports match “${query}”.`}>
          <Link href={`/docs/packages/${name}`}>Show all exports</Link>
        </EmptyState>
      )}
      {groups.length > 1 && (
        <nav aria-label="Groups of exports" className="mt-4">
          <ul className="flex flex-wrap gap-2">
            {groups.map(([group, entries]) => (
              <li key={group}>
                <a className="chip" href={`#${groupId(group)}`}>
                  {groupName(group)} <span className="figure text-faint">{entries.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(([group, entries]) => (
        <section key={group} aria-labelledby={groupId(group)} className="mt-8">
          <h3 id={groupId(group)}>{groupName(group)}</h3>
          {entries.map((entry) => (
            <Disclosure key={entry.name} summary={<Summary {...entry} />} open={isOpen}>
              <ReferenceExport entry={entry} packageName={title} />
            </Disclosure>
          ))}
        </section>
      ))}
    </Section>
  );
}

const Summary = ({ name, kind, comment }: ReferenceEntry) => (
  <>
    <code>{name}</code>
    <span className="hidden min-w-0 truncate font-normal text-faint sm:inline">
      {kind}: {comment}
    </span>
  </>
);
