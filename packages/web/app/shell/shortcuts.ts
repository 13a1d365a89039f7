/** @module Keys: ⌘K opens the search, `/` focuses the search field of a list or opens the search, `j` and `k` move through results. */
import { useEffect } from 'react';

export function useShortcuts(openSearch: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const modified = event.metaKey || event.ctrlKey;
      if (modified && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        openSearch();
      } else if (!modified && !event.altKey && !isTyping(event)) {
        if (event.key === '/') {
          event.preventDefault();
          const field = document.querySelector<HTMLElement>('[data-page-search]');
          if (field) field.focus();
          else openSearch();
        } else if (event.key === 'j' || event.key === 'k') moveFocus(event.key === 'j' ? 1 : -1);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [openSearch]);
}

/** The target of an event from a shadow root is its host; the path begins with the element itself. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, dialog[open] *'))
  );
}

function moveFocus(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-result]')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step];
  next?.focus();
}
