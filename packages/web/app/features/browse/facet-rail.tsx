/** @module The filters next to the results. On a small screen they are collapsed above them. */
import type { MouseEvent } from 'react';
import { plural } from '../../lib/format/format.ts';
import { kindNames } from '../../lib/records/kinds.ts';
import type { BrowseData } from './browse.server.ts';
import { FacetGroup } from './facet-group.tsx';
import { Fold } from './fold.tsx';
import { MemoryGroup } from './memory-group.tsx';
import { SizeGroup } from './size-group.tsx';

/** The rest is closed unless something in it is chosen. */
const openAtFirst = 4;

interface FacetRailProps {
  readonly data: BrowseData;
  readonly url: URL;
  /** Id of the element with the results. */
  readonly resultsId: string;
}

export function FacetRail({ data, url, resultsId }: FacetRailProps) {
  const { kind, facets, sizes, memory, chips, find, total } = data;
  if (facets.length === 0) return null;
  const chosen = chips.filter(({ parameter }) => parameter !== 'q').length;
  return (
    <aside id="filters" aria-label="Filters" className="facets">
      <Fold className="fold" initially={false} unfolded={facets.some(({ open }) => open)}>
        <summary>
          Filters
          {chosen > 0 && <span className="figure">{chosen}</span>}
        </summary>
        <div>
          {facets.map((facet, at) => (
            <FacetGroup
              key={facet.filter}
              facet={facet}
              url={url}
              find={find}
              unfolded={at < openAtFirst || facet.open || facet.values.some((value) => value.chosen)}
            >
              {at === 0 && sizes && <SizeGroup sizes={sizes} url={url} />}
              {at === 0 && memory.length > 0 && <MemoryGroup filters={memory} url={url} />}
            </FacetGroup>
          ))}
          {/* On a small screen, where the results are below all of this. */}
          <a href={`#${resultsId}`} className="show-results" onClick={fold}>
            <span className="button" data-kind="primary">
              Show {plural(total, kindNames[kind].one, kindNames[kind].many)}
            </span>
          </a>
        </div>
      </Fold>
    </aside>
  );
}

/** Before the browser goes to the results. */
function fold({ currentTarget }: MouseEvent): void {
  const filters = currentTarget.closest('details');
  if (filters) filters.open = false;
}
