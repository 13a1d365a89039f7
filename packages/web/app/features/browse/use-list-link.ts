/** @module Links to the same list with one change. Quick clicks add up, even before the first page has arrived. */
import { NavigationContext } from '@loadout/react';
import { type MouseEvent, use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

interface ListLink {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/** The list that the last choice leads to, which is `url` unless its page is still loading. */
export function useLatestList(url: URL): () => URL {
  const router = use(DataRouterContext)?.router;
  return () => {
    if (router === undefined) return url;
    const { pathname, search } = router.state.navigation.location ?? router.state.location;
    return pathname === url.pathname && search !== url.search ? new URL(pathname + search, url) : url;
  };
}

/** `url` is the list that is shown; `change` is called again for the list that a click before this one leads to. */
export function useListLink(url: URL): (change: (list: URL) => string) => ListLink {
  const { navigate } = use(NavigationContext);
  const latest = useLatestList(url);
  return (change) => ({
    href: change(url),
    onClick: (event) => {
      const list = latest();
      if (list === url || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      navigate(change(list), 'push');
    },
  });
}
