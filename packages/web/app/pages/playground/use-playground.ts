/** @module State of the playground: what is typed, and the snippets that follow from it. */
import { useCallback, useEffect, useState } from 'react';
import type { PlaygroundData, PlaygroundResult } from './page.server.ts';
import type { PlaygroundState } from './state.ts';
import { useFragment, useIsOwnEntry } from './use-fragment.ts';

export interface Playground {
  readonly state: PlaygroundState;
  /** Changes when the text does not come from the editor, which then has to take it. */
  readonly version: number;
  /** Whether the short form was asked for. Typing changes the URL, which must not close the form. */
  readonly describing: boolean;
  readonly result: PlaygroundResult;
  /** Whether the result is older than the state. */
  readonly pending: boolean;
  /** The URL that shows the same; none where nothing was changed or the record is too long for one. */
  readonly shareHref: string | undefined;
  /** The text of the editor. */
  readonly type: (text: string) => void;
  /** A text from elsewhere; it shares a history entry with what is typed. */
  readonly edit: (text: string) => void;
  /** A choice gets its own history entry. */
  readonly choose: (next: Partial<PlaygroundState>) => void;
}

export function usePlayground(initial: PlaygroundData): Playground {
  /** What was opened. Typing changes the URL and so what the server sends, which is not shown. */
  const [opened, setOpened] = useState(initial);
  const served = opened.state;
  const [{ state, version }, setShown] = useState({ state: served, version: 0 });
  const show = useCallback(
    (next: PlaygroundState) => setShown((before) => ({ state: next, version: before.version + 1 })),
    [],
  );
  const [from, setFrom] = useState(initial);
  const own = useIsOwnEntry();
  // An example or a link replaces what was typed; an entry made by typing does not.
  if (from !== initial) {
    setFrom(initial);
    if (!own) {
      show(initial.state);
      setOpened(initial);
    }
  }
  const { shareHref, startEntry } = useFragment({ served, state, show });
  const type = useCallback(
    (text: string) => setShown((before) => ({ ...before, state: { ...before.state, text } })),
    [],
  );
  const replace = useCallback(
    (next: Partial<PlaygroundState>) =>
      setShown((before) => ({ state: { ...before.state, ...next }, version: before.version + 1 })),
    [],
  );
  const choose = useCallback(
    (next: Partial<PlaygroundState>) => {
      startEntry();
      replace(next);
    },
    [startEntry, replace],
  );
  const edit = useCallback((text: string) => replace({ text }), [replace]);
  return {
    state,
    version,
    describing: opened.describing,
    ...useResult(opened, state),
    shareHref,
    type,
    edit,
    choose,
  };
}

/** The server's result for the server's state, else one generated here. A late result must not replace a newer one. */
function useResult(
  { state: served, result: first, defaults }: PlaygroundData,
  state: PlaygroundState,
): Pick<Playground, 'result' | 'pending'> {
  const [made, setMade] = useState<{ readonly state: PlaygroundState; readonly result: PlaygroundResult }>();
  useEffect(() => {
    if (state === served) return undefined;
    let current = true;
    void (async () => {
      const { generate } = await import('./generate.ts');
      const result = await generate(state, defaults);
      if (current) setMade({ state, result });
    })();
    return () => {
      current = false;
    };
  }, [state, served, defaults]);
  if (state === served) return { result: first, pending: false };
  return { result: made?.result ?? first, pending: made?.state !== state };
}
