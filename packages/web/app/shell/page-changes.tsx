/** @module What a full load would do after a client navigation: restore the scroll position and move the focus. */
import { useEffect, useRef } from 'react';
import { UNSAFE_useScrollRestoration as useScrollRestoration, useLocation } from 'react-router';
import { markHydrated } from './reload-on-failure.tsx';

export function PageChanges() {
  useEffect(() => {
    markHydrated();
    document.documentElement.dataset['hydrated'] = '';
    dispatchEvent(new Event('loadout:hydrated'));
  }, []);
  // `<ScrollRestoration>` would add an inline script, which the page's policy forbids.
  useScrollRestoration();
  useFocusOnMain();
  return null;
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
