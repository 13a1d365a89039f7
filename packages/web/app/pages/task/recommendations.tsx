/** @module Repositories or metrics to know, each with a reason in one line. */
import { Link } from '@loadout/react';
import { Section } from '../../ui/section.tsx';
import type { Recommendation } from '@loadout/catalogue';
import type { ReactNode } from 'react';

interface RecommendationsProps {
  readonly id: string;
  readonly title: string;
  /** Without a name they are shown by id. */
  readonly entries: readonly (Recommendation & { readonly name?: string })[];
  readonly path?: (id: string) => string;
  readonly children?: ReactNode;
}

export function Recommendations({ id, title, entries, path, children }: RecommendationsProps) {
  if (entries.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <dl>
        {entries.map((entry) => (
          <div key={entry.id} className="border-t border-line py-2.5">
            <dt className={entry.name === undefined ? 'literal text-base' : 'text-base'}>
              {path ? (
                <Link href={path(entry.id)} className="font-medium no-underline hover:underline">
                  {entry.id}
                </Link>
              ) : (
                <span className="font-medium">{entry.name ?? entry.id}</span>
              )}
            </dt>
            <dd className="mt-0.5 text-sm text-soft">{entry.description}</dd>
          </div>
        ))}
      </dl>
      {children !== undefined && <p className="mt-3 text-sm">{children}</p>}
    </Section>
  );
}
