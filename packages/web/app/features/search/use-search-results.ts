/** @module The results for a text, debounced. */
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { withQuery } from '../../lib/links/links.ts';
import type { SearchData } from './search-data.ts';

const pause = 90;

export function useSearchResults(text: string, wanted: boolean): SearchData | undefined {
  const { data, load } = useFetcher<SearchData>();
  const first = useRef(true);
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(
      () => void load(withQuery('/search.json', { q: text })),
      first.current ? 0 : pause,
    );
    first.current = false;
    return () => clearTimeout(timer);
  }, [text, wanted, load]);
  return data;
}
