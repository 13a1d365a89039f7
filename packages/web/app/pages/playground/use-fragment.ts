/** @module Keeps the playground's state in the URL fragment, so that Back and Forward restore it. */
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { longestFragment, type PlaygroundState, readFragment, writeFragment } from './state.ts';

/** Changes within this time share a history entry. */
const entryLasts = 2_000;
const pauseBeforeWriting = 250;

const fits = (fragment: string): boolean => fragment.length <= longestFragment;

/** Marks history entries that the playground made itself. */
const ownEntry = { playground: true } as const;

/** Whether the current entry was made by typing, so its state must not be replaced by what the server sent. */
export const useIsOwnEntry = (): boolean => {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'playground' in state;
};

interface FragmentOptions {
  /** What the server sent. */
  readonly served: PlaygroundState;
  readonly state: PlaygroundState;
  readonly show: (state: PlaygroundState) => void;
}

/** Returns the URL that shows the same state, and `startEntry`, after which a change gets its own history entry. */
export function useFragment({ served, state, show }: FragmentOptions): {
  readonly shareHref: string | undefined;
  readonly startEntry: () => void;
} {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const written = useRef({ state: served, at: -Infinity });
  const [shareHref, setShareHref] = useState<string>();

  useEffect(() => {
    written.current = { state: served, at: -Infinity };
  }, [served]);

  /** Key of the entry that was read last. */
  const opened = useRef<string>(undefined);
  useEffect(() => {
    // Navigations of this hook are neither the first nor Back or Forward.
    if (opened.current !== undefined && type !== NavigationType.Pop) return;
    opened.current = key;
    void (async () => {
      const read = await readFragment(hash);
      if (opened.current !== key || read === undefined) return;
      written.current = { state: read, at: -Infinity };
      setShareHref(pathname + hash);
      show(read);
    })();
  }, [key, hash, pathname, type, show]);

  const currentHash = useRef(hash);
  useEffect(() => {
    currentHash.current = hash;
  }, [hash]);
  useEffect(() => {
    if (state === written.current.state) return undefined;
    let latest = true;
    const timer = setTimeout(async () => {
      const { state: before, at } = written.current;
      const options = { state: ownEntry, preventScrollReset: true };
      // The entry that was opened gets a fragment as well, so that Back finds its record.
      const opening = currentHash.current === '' ? await writeFragment(before) : '';
      const fragment = await writeFragment(state);
      if (!latest) return;
      if (opening !== '' && fits(opening)) {
        await navigate(pathname + opening, { ...options, replace: true });
        if (!latest) return;
      }
      setShareHref(fits(fragment) ? pathname + fragment : undefined);
      if (!fits(fragment)) return;
      const now = performance.now();
      written.current = { state, at: now };
      await navigate(pathname + fragment, { ...options, replace: now - at < entryLasts });
    }, pauseBeforeWriting);
    return () => {
      latest = false;
      clearTimeout(timer);
    };
  }, [state, pathname, navigate]);

  const [startEntry] = useState(() => () => {
    written.current = { ...written.current, at: -Infinity };
  });
  return { shareHref, startEntry };
}
