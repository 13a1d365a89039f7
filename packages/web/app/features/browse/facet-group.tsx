/** @module One facet: its most frequent values as links with counts, or all of them with a search field. */
import { Link } from '@loadout/react';
import type { ReactNode } from 'react';
import { formatCount } from '../../lib/format/format.ts';
import { changed } from './address.ts';
import type { FacetValue, FacetView } from './facets.server.ts';
import { Fold } from './fold.tsx';
import { limitFilters } from './filters.ts';
import { OpenFacet } from './open-facet.tsx';
import { useListLink } from './use-list-link.ts';

interface FacetGroupProps {
  readonly facet: FacetView;
  readonly url: URL;
  readonly find: string;
  readonly unfolded: boolean;
  /** Another group after this one. */
  readonly children?: ReactNode;
}

export function FacetGroup({ facet, url, find, unfolded, children }: FacetGroupProps) {
  const { filter, name, values, more, open } = facet;
  const linkTo = useListLink(url);
  return (
    <>
      <section aria-label={name} id={`filter-${filter}`}>
        <Fold unfolded={open} initially={unfolded}>
          <FacetSummary name={name} />
          {open ? (
            <OpenFacet key={find} facet={facet} url={url} find={find} />
          ) : (
            <ul>
              {values.map((value) => (
                <li key={value.value}>
                  <FacetLink facet={facet} value={value} url={url} />
                </li>
              ))}
            </ul>
          )}
          {more > 0 && (
            <Link
              {...linkTo((list) => `${changed(list, { open: filter, find: undefined })}#filter-${filter}`)}
              rel="nofollow"
              className="more"
              aria-label={`${formatCount(more)} more values of ${name}`}
            >
              {formatCount(more)} more
            </Link>
          )}
        </Fold>
      </section>
      {children}
    </>
  );
}

export const FacetSummary = ({ name }: { name: string }) => <summary>{name}</summary>;

interface FacetLinkProps {
  readonly facet: Pick<FacetView, 'filter'>;
  readonly value: FacetValue;
  readonly url: URL;
}

export function FacetLink({
  facet: { filter },
  value: { value, label, count, chosen },
  url,
}: FacetLinkProps) {
  const change = (list: URL): string => {
    const present = filter === 'gated' || limitFilters.has(filter) ? [] : list.searchParams.getAll(filter);
    const others = present.filter((one) => one.toLowerCase() !== value.toLowerCase());
    return changed(list, { [filter]: chosen ? others : [...others, value] });
  };
  return <CheckLink label={label} count={count} chosen={chosen} url={url} change={change} />;
}

interface CheckLinkProps {
  readonly label: string;
  readonly url: URL;
  readonly change: (list: URL) => string;
  readonly chosen: boolean;
  readonly count: number;
}

/** A link that looks like a checkbox: it works with one click where there is no script. */
export const CheckLink = ({ label, url, change, chosen, count }: CheckLinkProps) => (
  <Link
    {...useListLink(url)(change)}
    // Every combination is a page: a crawler need not visit them all.
    rel="nofollow"
    aria-current={chosen ? 'true' : undefined}
    data-empty={count === 0 ? '' : undefined}
    className="check-link"
  >
    <span className="box" aria-hidden="true" />
    <span className="name">{label}</span>
    <span className="count">{formatCount(count)}</span>
  </Link>
);
