/** @module Links to the same list with one change. Quick clicks add up, even before the first page has arrived. */
import { NavigationContext } from '@loadout/react';
import { type MouseEvent, use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

interface ListLink {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/** `url` is the list that is shown; `change` is called again for the list that a click before this one leads to. */
export function useListLink(url: URL): (change: (list: URL) => string) => ListLink {
  const { navigate } = use(NavigationContext);
  const router = use(DataRouterContext)?.router;
  return (change) => ({
    href: change(url),
    onClick: (event) => {
      if (router === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const { pathname, search } = router.state.navigation.location ?? router.state.location;
      if (pathname !== url.pathname || search === url.search) return;
      event.preventDefault();
      navigate(change(new URL(pathname + search, url)), 'push');
    },
  });
}
