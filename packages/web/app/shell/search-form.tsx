/** @module Search from every page: the palette, which loads when it is first opened. Without a script it is a form. */
import { Icon } from '@loadout/react';
import { lazy, type SubmitEvent, Suspense, useCallback, useRef, useState } from 'react';
import { useShortcuts } from './shortcuts.ts';
import { useTypedAhead } from './typed-ahead.ts';

const Palette = lazy(async () => {
  const { Palette: component } = await import('../features/search/palette.tsx');
  return { default: component };
});

export function SearchForm() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const [text, setText] = useState('');
  const isOpen = useRef(false);
  const openPalette = useCallback(() => {
    isOpen.current = true;
    setState('open');
  }, []);
  useShortcuts(openPalette);
  useTypedAhead(isOpen, setText);
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    openPalette();
  };
  return (
    <>
      <search>
        <form action="/search" className="find no-print" onSubmit={onSubmit}>
          <button title="Search" aria-keyshortcuts="Meta+K Control+K /">
            <Icon name="search" size={15} />
            <span className="sr-only">Search</span>
          </button>
          <input
            name="q"
            data-site-search=""
            value={text}
            aria-label="Search or paste an id"
            placeholder="Search or paste an id"
            autoComplete="off"
            spellCheck={false}
            onClick={openPalette}
            onChange={({ target }) => {
              setText(target.value);
              openPalette();
            }}
          />
          <kbd aria-hidden="true" />
        </form>
      </search>
      {state !== 'unused' && (
        <Suspense>
          <Palette
            text={text}
            onText={setText}
            open={state === 'open'}
            onClose={() => {
              isOpen.current = false;
              setState('closed');
              setText('');
            }}
          />
        </Suspense>
      )}
    </>
  );
}
