/** @module The head of every page: where one is, where one can go, search and theme. */
import type { Theme } from './themes.ts';
import { placesIn } from '../pages/index.ts';
import { Mark } from '../ui/mark.tsx';
import { SearchLink } from './search-link.tsx';
import { ThemeButton } from './theme-button.tsx';
import { Link } from '@loadout/react';

const places = placesIn('header');

export function Header({ path, theme }: { path: string; theme: Theme }) {
  return (
    <header role="banner" className="z-40 border-b border-line bg-paper lg:sticky lg:top-0">
      <div className="wrap flex flex-wrap items-center gap-x-7 lg:h-14 lg:flex-nowrap">
        <Link
          href="/"
          className="flex h-14 items-center gap-2 text-lg font-semibold tracking-tight no-underline"
        >
          <Mark />
          <span className="font-serif">Loadout</span>
        </Link>
        <nav
          aria-label="Main"
          className="order-last -mx-[var(--gutter)] flex h-10 w-screen items-center gap-5 overflow-x-auto border-t border-line px-[var(--gutter)] [scrollbar-width:none] lg:order-none lg:mx-0 lg:h-14 lg:w-auto lg:border-0 lg:px-0"
        >
          {places.map((place) => (
            <Link
              key={place.path}
              href={place.path}
              aria-current={
                path === place.path ? 'page' : path.startsWith(`${place.path}/`) ? 'true' : undefined
              }
              className="flex h-full items-center border-b-2 border-transparent text-sm font-medium text-soft no-underline hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
            >
              {place.name}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-3">
          <SearchLink />
          <ThemeButton theme={theme} />
        </div>
      </div>
    </header>
  );
}
