/** @module Memory: one machine at a time, as links that look like radio buttons. */
import { Link } from '@loadout/react';
import { changed } from './address.ts';
import { FacetSummary } from './facet-group.tsx';
import { Fold } from './fold.tsx';
import type { MemoryFilter } from './memory.server.ts';
import { useListLink } from './use-list-link.ts';

export function MemoryGroup({ filters, url }: { filters: readonly MemoryFilter[]; url: URL }) {
  const linkTo = useListLink(url);
  return (
    <section aria-label="Fits in memory" id="filter-fits">
      <Fold initially>
        <FacetSummary name="Fits in memory" />
        <ul>
          {filters.map(({ fits, label, chosen }) => (
            <li key={fits}>
              <Link
                {...linkTo((list) => changed(list, { fits: chosen ? undefined : fits }))}
                rel="nofollow"
                aria-current={chosen ? 'true' : undefined}
                className="check-link"
                data-one=""
              >
                <span className="box" aria-hidden="true" />
                <span className="name">{label}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Link href="/hardware" className="more">
          Choose a device
        </Link>
      </Fold>
    </section>
  );
}
