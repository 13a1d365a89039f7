/** @module A browse page: filters beside results. Links and one form; the address is the whole state. */
import { sortNames } from './filters.ts';
import { withoutChip } from './without-chip.ts';
import { formatCount } from '../../lib/format/format.ts';
import { kindNames } from '../../lib/records/kinds.ts';
import { Icon, Link, LiveForm, withParameters } from '@loadout/react';
import type { BrowseData } from './browse.server.ts';
import { Entry } from '../../ui/entry.tsx';
import { FacetRail } from './facet-rail.tsx';
import { LeftOut } from '../../ui/left-out.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { RepositoryRow } from '../../ui/repository-row.tsx';

export function BrowseView(data: BrowseData) {
  const url = new URL(data.address, 'http://page');
  const { title, one, many } = kindNames[data.kind];
  return (
    <>
      <PageHead title={title} />
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <SearchForm url={url} query={data.query} label={`Search ${many}`} />
        <FacetRail data={data} url={url} />
        <div className="min-w-0 lg:col-start-2">
          <div id="results" className="lg:-mt-6">
            <Chips data={data} url={url} />
            <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-line pb-2">
              <output className="text-sm">
                <strong className="figure font-semibold">{formatCount(data.total)}</strong>{' '}
                <span className="text-faint">{data.total === 1 ? one : many}</span>
              </output>
              <SortChoice data={data} url={url} />
            </div>
            <LeftOut ignored={data.ignored} />
            {data.restarted && (
              <p className="mt-3 bg-caution-tint px-3 py-1.5 text-sm text-caution">
                That page no longer exists; this is the first one.
              </p>
            )}
            {data.items.length === 0 ? (
              <Nothing data={data} url={url} many={many} />
            ) : (
              <ol>
                {data.items.map((item) => (
                  <RepositoryRow key={item.id} kind={data.kind} item={item} />
                ))}
              </ol>
            )}
            <Paging data={data} url={url} />
          </div>
        </div>
      </div>
    </>
  );
}

function SearchForm({ url, query, label }: { url: URL; query: string; label: string }) {
  const kept = [...url.searchParams].filter(([name]) => name !== 'q' && name !== 'cursor');
  return (
    <search className="lg:col-start-2">
      <LiveForm className="flex gap-2">
        <input
          name="q"
          type="search"
          defaultValue={query}
          className="field h-10"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <span id="kept-filters" hidden>
          {kept.map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
        </span>
        <button className="button h-10">Search</button>
      </LiveForm>
    </search>
  );
}

function Chips({ data, url }: { data: BrowseData; url: URL }) {
  if (data.chips.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="mt-4 flex flex-wrap items-center gap-2">
      {data.chips.map((chip) => (
        <li key={`${chip.parameter}=${chip.value}`}>
          <Link href={withoutChip(url, chip)} className="chip bg-raised">
            <span className="text-faint">{chip.name}</span> {chip.label}
            {chip.unknown && <span className="text-caution">(known nowhere, left out)</span>}
            <Icon name="cross" size={12} />
            <span className="sr-only">remove</span>
          </Link>
        </li>
      ))}
      {data.chips.length > 1 && (
        <li>
          <Link href={url.pathname} className="text-xs text-soft">
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}

function SortChoice({ data, url }: { data: BrowseData; url: URL }) {
  return (
    <nav aria-label="Sort" className="choice -mx-2">
      {Object.entries(sortNames).map(([value, name]) => (
        <Link
          key={value}
          href={withParameters(url, { sort: value === 'relevance' ? undefined : value, cursor: undefined })}
          aria-current={value === data.sort ? 'true' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

function Nothing({ data, url, many }: { data: BrowseData; url: URL; many: string }) {
  return (
    <div className="py-14">
      <p className="font-serif text-lg">No {many} answer to all of that.</p>
      {data.relaxed.length > 0 && (
        <>
          <p className="mt-3 text-sm text-soft">Take one away:</p>
          <ul className="mt-1 max-w-xl text-sm">
            {data.relaxed.map(({ chip, total }) => (
              <li key={`${chip.parameter}=${chip.value}`}>
                <Entry
                  href={withoutChip(url, chip)}
                  name={`without ${chip.name.toLowerCase()} “${chip.label}”`}
                  figure={formatCount(total)}
                  unit={many}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {data.chips.length > 0 && (
        <p className="mt-4 text-sm">
          {data.relaxed.length === 0 && 'No single filter is to blame: '}
          <Link href={url.pathname}>start again with all {many}</Link>
        </p>
      )}
    </div>
  );
}

function Paging({ data, url }: { data: BrowseData; url: URL }) {
  if (!data.paged && data.next === undefined) return null;
  return (
    <nav aria-label="Pages" className="mt-8 flex gap-2">
      {data.paged && (
        <Link href={withParameters(url, { cursor: undefined })} className="button">
          First page
        </Link>
      )}
      {data.next !== undefined && (
        <Link href={withParameters(url, { cursor: data.next })} rel="next" className="button" data-paging="">
          Next page
        </Link>
      )}
    </nav>
  );
}
