/**
 * @module A panel on a page of another site: it loads its view, keeps the reader's choices as state, and never changes
 * the URL of the page.
 */
import { type ReactNode, Suspense, use, useCallback, useMemo, useState, useTransition } from 'react';
import { type LinkProps, type Navigation, NavigationContext } from '../navigation.tsx';
import { Notice } from '../ui/notice.tsx';
import { cacheKey } from './cache-key.ts';
import { type Remember, remembering } from './remembered.ts';

/** Choices are query parameters of this URL, which is never requested. */
const base = 'http://panel/';

interface Loaded<View> {
  readonly view?: View | undefined;
  readonly problem?: string;
}

interface EmbeddedProps<View> {
  /** Everything that the view depends on apart from the choices. Data is compared by value, a library by identity. */
  readonly of: unknown;
  readonly load: (choices: URLSearchParams) => Promise<View | undefined>;
  readonly children: (view: View, url: URL) => ReactNode;
  /** Text for an empty view. */
  readonly nothing: string;
}

/** Creates the component for one kind of panel; each kind has its own cache of views. */
export function embedding<View>() {
  const remember: Remember<Loaded<View>> = remembering();

  function Content({ of, load, children, nothing, query, retry }: EmbeddedProps<View> & ContentProps) {
    const key = cacheKey([of, query, retry.count]);
    const { view, problem } = use(
      remember(key, () =>
        load(new URLSearchParams(query)).then(
          (loaded): Loaded<View> => ({ view: loaded }),
          (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
        ),
      ),
    );
    if (problem !== undefined)
      return (
        <Notice kind="danger">
          {problem}{' '}
          <button type="button" className="button" data-size="small" onClick={retry.again}>
            Try again
          </button>
        </Notice>
      );
    return view === undefined ? <Notice>{nothing}</Notice> : children(view, new URL(`${base}?${query}`));
  }

  return function Embedded(props: EmbeddedProps<View>) {
    const [query, setQuery] = useState('');
    const [count, setCount] = useState(0);
    const [pending, startTransition] = useTransition();
    const again = useCallback(() => startTransition(() => setCount((before) => before + 1)), []);
    const retry = useMemo(() => ({ count, again }), [count, again]);
    const navigation = useMemo<Navigation>(
      () => ({
        Link: ChoiceButton,
        navigate: (href) => startTransition(() => setQuery(new URL(href, base).search.slice(1))),
        isLocal: true,
      }),
      [],
    );
    return (
      <div className="loadout" aria-busy={pending}>
        <NavigationContext value={navigation}>
          <Suspense fallback={<p className="loadout-loading">Loading…</p>}>
            <Content {...props} query={query} retry={retry} />
          </Suspense>
        </NavigationContext>
      </div>
    );
  };
}

interface ContentProps {
  readonly query: string;
  readonly retry: { readonly count: number; readonly again: () => void };
}

/** A choice of the panel. It has no URL, so it is a button. */
function ChoiceButton({ href, children, className, 'aria-current': current }: LinkProps) {
  const { navigate } = use(NavigationContext);
  return (
    <button type="button" className={className} aria-current={current} onClick={() => navigate(href, 'push')}>
      {children}
    </button>
  );
}
