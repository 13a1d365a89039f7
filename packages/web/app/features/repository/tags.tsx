/** @module The tags of a repository, each a filter; the long tail folded away. */
import { Link } from '@loadout/react';
import { withQuery } from '../../lib/links/links.ts';

const shownAtFirst = 18;

export function Tags({ tags, path }: { tags: readonly string[]; path: string }) {
  if (tags.length === 0) return null;
  const chips = [...new Set(tags)].map((tag) => (
    <li key={tag} className="max-w-full">
      <Link href={withQuery(path, { tag })} className="chip">
        {tag}
      </Link>
    </li>
  ));
  return (
    <section aria-label="Tags">
      <h2 className="label">Tags</h2>
      <ul className="mt-2 flex flex-wrap gap-1.5">{chips.slice(0, shownAtFirst)}</ul>
      {chips.length > shownAtFirst && (
        <details className="mt-2">
          <summary className="text-xs text-faint">{chips.length - shownAtFirst} more</summary>
          <ul className="mt-2 flex flex-wrap gap-1.5">{chips.slice(shownAtFirst)}</ul>
        </details>
      )}
    </section>
  );
}
