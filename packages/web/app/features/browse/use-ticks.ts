/** @module The models that are ticked to be compared. Kept for the tab: filters, pages and Back do not lose them. */
import { useEffect, useSyncExternalStore } from 'react';

export const mostTicked = 4;
const key = 'compare';

export interface Ticks {
  readonly ids: readonly string[];
  readonly change: (ids: readonly string[]) => void;
}

/** `form` is the id of the form that the boxes belong to: those that were ticked before hydration count. */
export function useTicks(form: string): Ticks {
  const text = useSyncExternalStore(subscribe, read, () => '');
  useEffect(() => {
    const shown = document.forms.namedItem(form);
    const early = shown ? new FormData(shown).getAll('models').map(String) : [];
    change([...new Set([...idsIn(read()), ...early])].slice(0, mostTicked));
  }, [form]);
  return { ids: idsIn(text), change };
}

const idsIn = (text: string): readonly string[] => text.split(',').filter((id) => id !== '');

const listeners = new Set<() => void>();
let kept: string | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): string {
  kept ??= inTab()?.getItem(key) ?? '';
  return kept;
}

function change(ids: readonly string[]): void {
  kept = ids.join(',');
  inTab()?.setItem(key, kept);
  for (const listener of listeners) listener();
}

/** A browser that blocks storage throws. */
function inTab(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
