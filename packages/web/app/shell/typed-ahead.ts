/** @module Text typed or pasted while the search dialog loads, before it has a field to type in. */
import { type Dispatch, type RefObject, type SetStateAction, useEffect } from 'react';

/** `isOpen` is set when the dialog is asked for: the next key may come before it is rendered. */
export function useTypedAhead(isOpen: RefObject<boolean>, setText: Dispatch<SetStateAction<string>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const modified = event.metaKey || event.ctrlKey || event.altKey;
      if (!isOpen.current || modified || event.key.length !== 1 || isField(event.target)) return;
      event.preventDefault();
      setText((text) => text + event.key);
    };
    const onPaste = (event: ClipboardEvent): void => {
      if (!isOpen.current || isField(event.target)) return;
      // Else the browser would paste it once more, into the field that appears meanwhile.
      event.preventDefault();
      const pasted = event.clipboardData?.getData('text/plain').trim() ?? '';
      setText((text) => text + pasted);
    };
    // Capturing: a focused result or button must not act on the key.
    document.addEventListener('keydown', onKey, { capture: true });
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('keydown', onKey, { capture: true });
      document.removeEventListener('paste', onPaste);
    };
  }, [isOpen, setText]);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');
