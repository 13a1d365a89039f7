/** @module The header of every page: navigation, search, theme. Below 960 px the navigation is one menu. */
import { Icon, Link, Menu } from '@loadout/react';
import type { Theme } from './themes.ts';
import { type Place, placesIn } from '../pages/index.ts';
import type { MachineChip } from '../lib/hardware/machine-chip.server.ts';
import { keptPart } from '../ui/kept-part.tsx';
import { Mark } from '../ui/mark.tsx';
import { MachineLink } from './machine-link.tsx';
import { SearchForm } from './search-form.tsx';
import { ThemeButton } from './theme-button.tsx';
import { canonicalPath } from './twin-path.ts';

const places = placesIn('header');
/** How many links fit next to the search on a screen of 960 px; the others are in a second menu until 1,216 px. */
const fitting = 6;

interface HeaderProps {
  readonly path: string;
  readonly theme: Theme;
  readonly machine: MachineChip | undefined;
}

function WholeHeader({ path, theme, machine }: HeaderProps) {
  return (
    <header role="banner" className="site-header">
      <div className="wrap">
        <Link href="/" className="brand">
          <Mark size={20} />
          Loadout
        </Link>
        <nav aria-label="Main">
          {places.map((place, at) => (
            <PlaceLink key={place.path} place={place} path={path} rest={at >= fitting} />
          ))}
          {places.length > fitting && (
            <span className="overflow">
              <Menu
                id="more-places"
                label="More pages"
                kind="quiet"
                button={
                  <>
                    More
                    <Icon name="down" size={12} />
                  </>
                }
              >
                {places.slice(fitting).map((place) => (
                  <PlaceLink key={place.path} place={place} path={path} />
                ))}
              </Menu>
            </span>
          )}
        </nav>
        <div className="tools">
          <SearchForm />
          <MachineLink machine={machine} />
          <ThemeButton theme={theme} />
          <span className="all-places">
            <Menu id="all-places" label="Menu" square button={<Icon name="menu" size={16} />}>
              {places.map((place) => (
                <PlaceLink key={place.path} place={place} path={path} />
              ))}
            </Menu>
          </span>
        </div>
      </div>
    </header>
  );
}

export const Header = import.meta.env.SSR
  ? keptPart(WholeHeader, ({ path, theme, machine }) =>
      JSON.stringify([places.map((place) => currentOf(place, path)), theme, machine]),
    )
  : WholeHeader;

function currentOf(place: Place, path: string): 'page' | 'true' | undefined {
  return canonicalPath(path) === place.path ? 'page' : path.startsWith(`${place.path}/`) ? 'true' : undefined;
}

function PlaceLink({ place, path, rest = false }: { place: Place; path: string; rest?: boolean }) {
  return (
    <Link href={place.path} aria-current={currentOf(place, path)} data-rest={rest ? '' : undefined}>
      {place.name}
    </Link>
  );
}
