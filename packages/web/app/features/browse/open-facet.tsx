/**
 * @module All values of one facet, with a search field. The browser filters a complete list itself; of a longer one
 * the server lists what was found, as it does without a script.
 */
import { Link, LiveForm } from '@loadout/react';
import { useState } from 'react';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { changed, keptFields } from './address.ts';
import { FacetLink } from './facet-group.tsx';
import type { FacetView } from './facets.server.ts';
import { useListLink } from './use-list-link.ts';

interface OpenFacetProps {
  readonly facet: FacetView;
  readonly url: URL;
  readonly find: string;
}

export function OpenFacet({ facet, url, find }: OpenFacetProps) {
  const { name, values, complete } = facet;
  const [text, setText] = useState(find);
  const linkTo = useListLink(url);
  const wanted = text.trim().toLowerCase();
  const found =
    complete && wanted !== ''
      ? values.filter(({ label, value }) => `${label}\n${value}`.toLowerCase().includes(wanted))
      : values;
  return (
    <div className="open-facet">
      <LiveForm onSubmitOnly={complete} action={url.pathname}>
        <HiddenFields fields={keptFields(url, 'find')} />
        <input
          name="find"
          type="search"
          defaultValue={find}
          className="field"
          aria-label={`Search ${name.toLowerCase()}`}
          placeholder={`Search ${name.toLowerCase()}`}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </LiveForm>
      {found.length === 0 ? (
        <output>No results for “{text.trim()}”.</output>
      ) : (
        <ul aria-label={name}>
          {found.map((value) => (
            <li key={value.value}>
              <FacetLink facet={facet} value={value} url={url} />
            </li>
          ))}
        </ul>
      )}
      <Link
        {...linkTo((list) => changed(list, { open: undefined, find: undefined }))}
        rel="nofollow"
        className="more"
      >
        Show fewer
        <span className="sr-only"> values of {name}</span>
      </Link>
    </div>
  );
}
