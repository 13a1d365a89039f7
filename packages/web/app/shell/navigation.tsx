/** @module Client navigation for every link of the site: prefetched on intent, with a cross-fade between pages. */
import { type LinkProps, type Navigation, NavigationContext } from '@loadout/react';
import { type ReactNode, useMemo } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { pages } from '../pages/index.ts';

const sections = new Set(Object.values(pages).map(({ path }) => sectionOf(path)));

function sectionOf(href: string): string | undefined {
  return /^\/([^/?#]*)/.exec(href)?.[1];
}

/** Other paths are files, twins and the API: the browser loads those itself. */
export const isPage = (href: string): boolean => {
  const section = sectionOf(href);
  return section !== undefined && sections.has(section) && !/\.(?:md|json|png|xml)(?:[?#]|$)/.test(href);
};

/** The HTML of the router's link, without its event handlers: a page has hundreds of links. */
export const RenderedLink = ({ href, target, children, ...rest }: LinkProps) => (
  <a {...rest} href={href} target={target} data-discover={isPage(href) ? 'true' : undefined}>
    {children}
  </a>
);

export function RoutedLink({ href, children, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  if (!isPage(href))
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  const samePage = new URL(href, 'http://site').pathname === pathname;
  return (
    <RouterLink
      to={href}
      prefetch="intent"
      preventScrollReset={samePage && !href.includes('#')}
      viewTransition={!samePage}
      {...rest}
    >
      {children}
    </RouterLink>
  );
}

const SiteLink = import.meta.env.SSR ? RenderedLink : RoutedLink;

export function SiteNavigation({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const navigation = useMemo<Navigation>(
    () => ({
      Link: SiteLink,
      navigate: (href, history) => {
        if (!isPage(href)) globalThis.location.assign(href);
        else {
          const samePage = new URL(href, globalThis.location.href).pathname === globalThis.location.pathname;
          void navigate(href, {
            replace: history === 'replace',
            preventScrollReset: samePage && !href.includes('#'),
          });
        }
      },
    }),
    [navigate],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
