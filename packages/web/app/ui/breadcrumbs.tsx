/** @module Breadcrumbs: the path from the home page to this one. */
import { Link } from '@loadout/react';

export interface Crumb {
  readonly name: string;
  readonly href: string;
}

export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="pt-6 text-xs text-faint max-md:pt-2">
      <ol className="flex flex-wrap items-center">
        {trail.map((crumb) => (
          <li key={crumb.href} className="not-last:after:mx-2 not-last:after:content-['/']">
            <Link
              href={crumb.href}
              className="inline-flex items-center no-underline hover:text-ink hover:underline max-md:min-h-10"
            >
              {crumb.name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
