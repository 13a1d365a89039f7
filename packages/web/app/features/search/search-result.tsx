/** @module One result of a search: what it is, its name, and what matched or what it is about. */
import type { SearchEntry } from './search-data.ts';

export function SearchResult({ entry: { kind, name, detail, matched } }: { readonly entry: SearchEntry }) {
  return (
    <>
      <span className="kind">{kind}</span>
      <span className="name">{name}</span>
      {matched !== undefined ? (
        <small>
          matches <q>{matched}</q>
        </small>
      ) : (
        detail !== undefined && <small>{detail}</small>
      )}
    </>
  );
}
