/** @module The filters next to the results. On a small screen they are collapsed above them. */
import type { BrowseData } from './browse.server.ts';
import { FacetGroup } from './facet-group.tsx';
import { Fold } from './fold.tsx';
import { MemoryGroup } from './memory-group.tsx';
import { SizeGroup } from './size-group.tsx';

/** The rest is closed unless something in it is chosen. */
const openAtFirst = 4;

export function FacetRail({ data, url }: { data: BrowseData; url: URL }) {
  const { facets, sizes, memory, chips, find } = data;
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
        </div>
      </Fold>
    </aside>
  );
}
