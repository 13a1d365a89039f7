/** @module A list page: task strip, search, filters, results. Links and GET forms; the URL is the whole state. */
import { Chip, Link, LiveForm, Notice, SearchField } from '@loadout/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { formatCount } from '../../lib/format/format.ts';
import { kindNames } from '../../lib/records/kinds.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { LeftOut } from '../../ui/left-out.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pager } from '../../ui/pager.tsx';
import { RecordRows } from '../../ui/record-rows.tsx';
import { changed, keptFields, withoutChip, withoutFilters } from './address.ts';
import type { BrowseData } from './browse.server.ts';
import { ChipLabel } from './chip-label.tsx';
import { CompareBar } from './compare-bar.tsx';
import { FacetRail } from './facet-rail.tsx';
import { TaskStrip } from './task-strip.tsx';
import { Toolbar } from './toolbar.tsx';
import { mostTicked, useTicks } from './use-ticks.ts';

const resultsId = 'results';
const compareForm = 'compare';

export function BrowseView(data: BrowseData) {
  const url = new URL(data.address, 'http://page');
  const results = useFocusOnPaging();
  const ticks = useTicks(compareForm);
  const { title } = kindNames[data.kind];
  return (
    <>
      <PageHead title={title} lead={leads[data.kind](formatCount(data.all))} />
      <TaskStrip kind={data.kind} tasks={data.strip} chosen={url.searchParams.getAll('task')} />
      <div className="browse" data-alone={data.facets.length === 0 ? '' : undefined}>
        <SearchForm data={data} url={url} />
        <FacetRail data={data} url={url} resultsId={resultsId} />
        <div className="results" id={resultsId} ref={results} tabIndex={-1}>
          <Toolbar data={data} url={url} />
          <LeftOut ignored={data.ignored} />
          {data.restarted && (
            <Notice kind="caution">That page no longer exists; this is the first one.</Notice>
          )}
          {data.items.length === 0 ? (
            <NoResults data={data} url={url} />
          ) : (
            <RecordRows
              kind={data.kind}
              items={data.items}
              now={data.now}
              {...(data.kind === 'model' && {
                compare: { form: compareForm, most: mostTicked, ...ticks },
              })}
            />
          )}
          {data.kind === 'model' && (
            <CompareBar id={compareForm} ticks={ticks} shown={data.items.map(({ id }) => id)} />
          )}
          <Pages data={data} url={url} />
          <p className="keys no-print">
            <kbd>/</kbd> search, <kbd>j</kbd> and <kbd>k</kbd> next and previous result, <kbd>Enter</kbd> open
          </p>
        </div>
      </div>
    </>
  );
}

const leads: Readonly<Record<BrowseData['kind'], (count: string) => string>> = {
  model: (count) => `${count} models with code you can paste, checked against current releases.`,
  dataset: (count) => `${count} datasets, with the code that loads them.`,
  space: (count) => `${count} demo apps, with the code that calls them.`,
};

/** On the next page of results, Tab continues with the first of them. */
function useFocusOnPaging(): React.RefObject<HTMLDivElement | null> {
  const results = useRef<HTMLDivElement>(null);
  const { search, hash } = useLocation();
  const before = useRef(search);
  useEffect(() => {
    if (before.current === search) return;
    before.current = search;
    if (hash === `#${resultsId}`) results.current?.focus({ preventScroll: true });
  }, [search, hash]);
  return results;
}

function SearchForm({ data: { kind, query }, url }: { data: BrowseData; url: URL }) {
  const label = `Search ${kindNames[kind].many}`;
  return (
    <search>
      <LiveForm action={url.pathname} className="flex gap-2">
        <SearchField
          label={label}
          name="q"
          defaultValue={query}
          placeholder="Search by name, author, task or tag"
          autoCapitalize="none"
          aria-keyshortcuts="/"
          data-page-search=""
        />
        <span hidden>
          <HiddenFields fields={keptFields(url, 'q')} />
        </span>
        <button className="button min-h-11" data-kind="primary">
          Search
        </button>
      </LiveForm>
    </search>
  );
}

function NoResults({ data: { kind, chips, relaxed }, url }: { data: BrowseData; url: URL }) {
  const { many } = kindNames[kind];
  if (chips.length === 0) return <EmptyState title={`There are no ${many} yet.`} />;
  if (relaxed.length === 0)
    return (
      <EmptyState title={`No ${many} match these filters.`}>
        <Link href={withoutFilters(url)}>Show all {many}</Link>
      </EmptyState>
    );
  return (
    <EmptyState title={`No ${many} match these filters. Remove one:`}>
      <ul className="flex flex-wrap gap-2">
        {relaxed.map(({ chip, total }) => (
          <li key={`${chip.parameter}=${chip.value}`}>
            <Chip
              kind="filter"
              href={withoutChip(url, chip)}
              label={`Without ${chip.name.toLowerCase()} ${chip.label}: ${formatCount(total)} ${many}`}
            >
              <ChipLabel text={chip.label} />
              <span className="figure text-faint">{formatCount(total)}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

function Pages({ data: { kind, items, total, start, paged, next }, url }: { data: BrowseData; url: URL }) {
  if (!paged && next === undefined) return null;
  const { one, many } = kindNames[kind];
  const last = start + items.length;
  const place = paged && start === 0 ? '' : `${formatCount(start + 1)}–${formatCount(last)} of `;
  return (
    <Pager
      position={`${place}${formatCount(total)} ${total === 1 ? one : many}`}
      firstHref={paged ? `${changed(url, {})}#${resultsId}` : undefined}
      nextHref={
        next === undefined ? undefined : `${changed(url, { cursor: next, start: String(last) })}#${resultsId}`
      }
    />
  );
}
