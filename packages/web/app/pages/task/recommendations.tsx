/** @module Repositories or metrics worth knowing, each with its one-line reason. */
import { Link } from '@loadout/react';
import type { Recommendation } from '@loadout/catalogue';
import type { ReactNode } from 'react';

interface RecommendationsProps {
  readonly title: string;
  readonly entries: readonly Recommendation[];
  readonly path?: (id: string) => string;
  readonly children?: ReactNode;
}

export function Recommendations({ title, entries, path, children }: RecommendationsProps) {
  if (entries.length === 0) return null;
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <dl className="mt-3">
        {entries.map((entry) => (
          <div key={entry.id} className="border-t border-line py-2.5">
            <dt className="literal text-base">
              {path ? (
                <Link href={path(entry.id)} className="font-medium no-underline hover:underline">
                  {entry.id}
                </Link>
              ) : (
                <span className="font-medium">{entry.id}</span>
              )}
            </dt>
            <dd className="mt-0.5 text-sm text-soft">{entry.description}</dd>
          </div>
        ))}
      </dl>
      {children !== undefined && <p className="mt-3 text-sm">{children}</p>}
    </section>
  );
}
