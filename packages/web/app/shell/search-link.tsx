/** @module The way to the search: a link to its page, or the palette, which loads when it is first opened. */
import { Icon } from '@loadout/react';
import { lazy, type MouseEvent, Suspense, useCallback, useState } from 'react';
import { useShortcuts } from './shortcuts.ts';

const Palette = lazy(async () => {
  const { Palette: component } = await import('../features/search/palette.tsx');
  return { default: component };
});

export function SearchLink() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const openPalette = useCallback(() => setState('open'), []);
  useShortcuts(openPalette);
  const onClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openPalette();
  };
  return (
    <>
      <a
        href="/search"
        className="button"
        data-size="small"
        aria-keyshortcuts="Meta+K Control+K /"
        onClick={onClick}
      >
        <Icon name="search" size={14} />
        <span className="max-sm:sr-only">Search</span>
        <kbd className="hidden text-2xs text-faint md:inline" aria-hidden="true">
          ⌘K
        </kbd>
      </a>
      {state !== 'unused' && (
        <Suspense>
          <Palette open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
