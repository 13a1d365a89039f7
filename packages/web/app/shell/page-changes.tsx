/** @module What a full load would do after a client navigation: restore the scroll position and move the focus. */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';
import { markHydrated } from './reload-on-failure.tsx';

const neverChanges = () => () => undefined;
const inBrowser = () => true;
/** During hydration as well: it must match the server's document. */
const onServer = () => false;

export function PageChanges() {
  const hydrated = useSyncExternalStore(neverChanges, inBrowser, onServer);
  useEffect(() => {
    markHydrated();
    document.documentElement.dataset['hydrated'] = '';
    dispatchEvent(new Event('loadout:hydrated'));
  }, []);
  useFocusOnMain();
  // In the server's document it would be an inline script, which the page's policy forbids; the browser restores
  // the position of a full load by itself.
  return hydrated && <ScrollRestoration />;
}

/** Screen readers start to read the new page, and Tab continues from its top. */
function useFocusOnMain(): void {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (hash === '') document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
