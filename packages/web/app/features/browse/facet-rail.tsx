/** @module The filters beside the results: each value is a link with its count. */
import type { ReactNode } from 'react';
import { sizeRanges } from './filters.ts';
import { rangeEnds, rangeFields } from './range.ts';
import { formatCompact } from '../../lib/format/format.ts';
import { Link, LiveForm, withParameters } from '@loadout/react';
import type { BrowseData, FacetView } from './browse.server.ts';

const shownAtFirst = 7;

export function FacetRail({ data, url }: { data: BrowseData; url: URL }) {
  const facets = data.facets.filter((facet) => facet.values.length > 0);
  return (
    <aside id="filters" aria-label="Filters" className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
      <details className="fold">
        <summary className="button w-full">Filters</summary>
        <div className="space-y-7 pt-4 lg:pt-1">
          {facets.slice(0, 2).map((facet) => (
            <FacetGroup key={facet.filter} facet={facet} url={url} />
          ))}
          {data.kind === 'model' && <SizeGroup chosen={data.params} url={url} />}
          {facets.slice(2).map((facet) => (
            <FacetGroup key={facet.filter} facet={facet} url={url} />
          ))}
          {data.kind !== 'space' && <AccessGroup chosen={data.gated} url={url} />}
        </div>
      </details>
    </aside>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name}>
      <h2 className="label border-b border-line pb-1">{name}</h2>
      <ul className="mt-1.5">{children}</ul>
    </section>
  );
}

function FacetGroup({ facet, url }: { facet: FacetView; url: URL }) {
  const present = url.searchParams.getAll(facet.filter);
  const rows = facet.values.map((value) => (
    <FacetLink
      key={value.value}
      label={value.label}
      count={value.count}
      chosen={value.chosen}
      href={withParameters(url, {
        [facet.filter]: value.chosen
          ? present.filter((one) => one !== value.value)
          : [...present, value.value],
        cursor: undefined,
      })}
    />
  ));
  return (
    <Group name={facet.name}>
      {rows.slice(0, shownAtFirst)}
      {rows.length > shownAtFirst && (
        <li>
          <details>
            <summary className="py-0.5 text-xs text-faint">{rows.length - shownAtFirst} more</summary>
            <ul>{rows.slice(shownAtFirst)}</ul>
          </details>
        </li>
      )}
      {facet.others !== undefined && facet.others.length > 0 && (
        <li>
          <OtherValues facet={facet} others={facet.others} url={url} />
        </li>
      )}
    </Group>
  );
}

interface OtherValuesProps {
  readonly facet: FacetView;
  readonly others: NonNullable<FacetView['others']>;
  readonly url: URL;
}

/** Values beyond the listed ones, by name. */
function OtherValues({ facet: { filter, name }, others, url }: OtherValuesProps) {
  const kept = [...url.searchParams].filter(([parameter]) => parameter !== 'cursor');
  const list = `other-${filter}`;
  return (
    <LiveForm className="mt-1.5 flex items-center gap-1.5 text-xs" onSubmitOnly>
      {kept.map(([parameter, value]) => (
        <input key={`${parameter}=${value}`} type="hidden" name={parameter} value={value} />
      ))}
      <input
        name={filter}
        list={list}
        placeholder={`${others.length} more`}
        aria-label={`Search: ${name}`}
        className="field min-h-7 min-w-0 px-2 py-0 text-xs"
        autoComplete="off"
      />
      <datalist id={list}>
        {others.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
      <button className="button" data-size="small">
        Add
      </button>
    </LiveForm>
  );
}

function SizeGroup({ chosen, url }: { chosen: string | undefined; url: URL }) {
  return (
    <Group name="Parameters">
      {sizeRanges.map(({ value, label }) => (
        <FacetLink
          key={value}
          label={label}
          chosen={chosen === value}
          href={withParameters(url, { params: chosen === value ? undefined : value, cursor: undefined })}
        />
      ))}
      <li>
        <RangeForm chosen={chosen} url={url} />
      </li>
    </Group>
  );
}

function RangeForm({ chosen, url }: { chosen: string | undefined; url: URL }) {
  const ends = rangeEnds(chosen);
  const kept = [...url.searchParams].filter(([name]) => name !== 'params' && name !== 'cursor');
  return (
    <LiveForm className="mt-1.5 flex items-center gap-1.5 text-xs" onSubmitOnly>
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {(['min', 'max'] as const).map((end) => (
        <input
          key={end}
          name={rangeFields[end]}
          defaultValue={ends[end]}
          placeholder={end === 'min' ? 'from 500M' : 'to 8B'}
          aria-label={end === 'min' ? 'Fewest parameters' : 'Most parameters'}
          className="field min-h-7 min-w-0 px-2 py-0 text-xs"
          autoComplete="off"
        />
      ))}
      <button className="button" data-size="small">
        Set
      </button>
    </LiveForm>
  );
}

function AccessGroup({ chosen, url }: { chosen: string | undefined; url: URL }) {
  return (
    <Group name="Access">
      {[
        { value: 'false', label: 'Open' },
        { value: 'true', label: 'Gated' },
      ].map(({ value, label }) => (
        <FacetLink
          key={value}
          label={label}
          chosen={chosen === value}
          href={withParameters(url, { gated: chosen === value ? undefined : value, cursor: undefined })}
        />
      ))}
    </Group>
  );
}

interface FacetLinkProps {
  readonly label: string;
  readonly href: string;
  readonly chosen: boolean;
  readonly count?: number;
}

function FacetLink({ label, href, chosen, count }: FacetLinkProps) {
  return (
    <li>
      <Link
        href={href}
        // Every combination is a page: a crawler need not see them all.
        rel="nofollow"
        aria-current={chosen ? 'true' : undefined}
        className="flex items-baseline gap-2 py-[3px] text-sm text-soft no-underline hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
      >
        <span
          aria-hidden="true"
          className={`size-2 shrink-0 self-center border ${chosen ? 'border-accent bg-accent' : 'border-line-strong'}`}
        />
        <span className="min-w-0 flex-1 truncate">{label}</span>
        {count !== undefined && <span className="figure text-xs text-faint">{formatCompact(count)}</span>}
      </Link>
    </li>
  );
}
