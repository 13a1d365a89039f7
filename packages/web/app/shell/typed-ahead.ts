/** @module Keys typed while the search dialog loads, before it has a field to type in. */
import { type Dispatch, type SetStateAction, useEffect } from 'react';

export function useTypedAhead(open: boolean, setText: Dispatch<SetStateAction<string>>): void {
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const modified = event.metaKey || event.ctrlKey || event.altKey;
      if (modified || event.key.length !== 1 || isField(event.target)) return;
      event.preventDefault();
      setText((text) => text + event.key);
    };
    // Capturing: a focused result or button must not act on the key.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [open, setText]);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');
