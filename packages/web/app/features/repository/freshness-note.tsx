/** @module How new the record is. While a newer one is fetched, a script loads the page's data again. */
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { FreshnessView } from './freshness.server.ts';

/** Waits before each attempt, in milliseconds; after the last one the reader has to reload. */
const waits = [1500, 2500, 5000, 10_000, 20_000] as const;

export function FreshnessNote({ refreshing, text }: FreshnessView) {
  const { revalidate } = useRevalidator();
  const [attempt, setAttempt] = useState(0);
  const wait = refreshing ? waits[attempt] : undefined;
  useEffect(() => {
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => {
      setAttempt((tried) => tried + 1);
      void revalidate();
    }, wait);
    return () => clearTimeout(timer);
  }, [wait, revalidate]);
  return (
    <li className="freshness" aria-live="polite">
      {text}
      {refreshing && (
        <noscript>
          {' '}
          <span>Reload to see it.</span>
        </noscript>
      )}
    </li>
  );
}
