/** @module Above the results: how many there are, the chosen filters, the order. */
import { Button, Chip, Link, NavigationContext, Select } from '@loadout/react';
import { use } from 'react';
import { formatCount } from '../../lib/format/format.ts';
import { kindNames } from '../../lib/records/kinds.ts';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { changed, keptFields, withoutChip, withoutFilters } from './address.ts';
import type { BrowseData } from './browse.server.ts';
import { defaultSort } from './filters.ts';
import { ChipLabel } from './chip-label.tsx';
import { useLatestList, useListLink } from './use-list-link.ts';

export function Toolbar({ data, url }: { data: BrowseData; url: URL }) {
  const { one, many } = kindNames[data.kind];
  return (
    <div className="toolbar">
      <output aria-live="polite">
        <strong className="figure">{formatCount(data.total)}</strong> {data.total === 1 ? one : many}
      </output>
      <Chips data={data} url={url} />
      <OwnMachine data={data} url={url} />
      <SortForm data={data} url={url} />
    </div>
  );
}

function Chips({ data: { chips }, url }: { data: BrowseData; url: URL }) {
  const linkTo = useListLink(url);
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Chosen filters">
      {chips.map((chip) => (
        <li key={`${chip.parameter}=${chip.value}`}>
          <Chip
            kind="filter"
            {...linkTo((list) => withoutChip(list, chip))}
            label={`Remove filter: ${chip.name} ${chip.label}${chip.unknown ? ' (no matches, ignored)' : ''}`}
          >
            <ChipLabel text={chip.label} />
            {chip.unknown && <span className="text-caution">(no matches, ignored)</span>}
          </Chip>
        </li>
      ))}
      <li>
        <Link href={withoutFilters(url)} className="clear">
          Clear
        </Link>
      </li>
    </ul>
  );
}

/** One click to what runs on the reader's machine. */
function OwnMachine({ data: { own }, url }: { data: BrowseData; url: URL }) {
  const linkTo = useListLink(url);
  if (own === undefined) return null;
  return (
    <Link
      {...linkTo((list) => changed(list, { fits: own.chosen ? undefined : own.fits }))}
      rel="nofollow"
      aria-current={own.chosen ? 'true' : undefined}
      className="check-link"
    >
      <span className="box" aria-hidden="true" />
      <span className="name">Only what fits {own.memory}</span>
    </Link>
  );
}

function SortForm({ data: { sort, sorts }, url }: { data: BrowseData; url: URL }) {
  const { navigate } = use(NavigationContext);
  const latest = useLatestList(url);
  if (sorts.length < 2) return null;
  const known = sorts.some(({ value }) => value === sort);
  return (
    <form action={url.pathname} className="sort">
      <HiddenFields fields={keptFields(url, 'sort')} />
      <Select
        label="Sort"
        name="sort"
        value={known ? sort : defaultSort}
        options={sorts}
        onChange={({ currentTarget: { value } }) =>
          navigate(changed(latest(), { sort: value === defaultSort ? undefined : value }), 'replace')
        }
      />
      <span className="without-script">
        <Button type="submit">Sort</Button>
      </span>
    </form>
  );
}
