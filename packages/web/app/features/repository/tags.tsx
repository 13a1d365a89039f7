/** @module The tags of a repository, each a filter; the long tail folded away. */
import { Chip, Disclosure } from '@loadout/react';
import { withQuery } from '../../lib/links/links.ts';

const shownAtFirst = 12;

export function Tags({ tags, path }: { tags: readonly string[]; path: string }) {
  const chips = tags.map((tag) => (
    <li key={tag} className="max-w-full">
      <Chip href={withQuery(path, { tag })}>
        <span className="truncate">{tag}</span>
      </Chip>
    </li>
  ));
  return (
    <>
      <ul className="flex flex-wrap gap-1.5">{chips.slice(0, shownAtFirst)}</ul>
      {chips.length > shownAtFirst && (
        <Disclosure summary={`${chips.length - shownAtFirst} more`}>
          <ul className="mt-1 flex flex-wrap gap-1.5">{chips.slice(shownAtFirst)}</ul>
        </Disclosure>
      )}
    </>
  );
}
