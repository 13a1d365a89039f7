/** @module Results that depend on the records alone are made once, until a record changes. */
import type { Services } from '@loadout/server';

interface Kept<Result> {
  readonly version: string;
  readonly results: Map<string, Promise<Result>>;
}

/** Names may come from records, so that there is no end of them. */
const mostResults = 2_000;

export function untilRecordsChange<Names extends readonly (string | undefined)[], Result>(
  make: (services: Services, ...names: Names) => Promise<Result>,
): (services: Services, ...names: Names) => Promise<Result> {
  // By settings: each page has an object of services that observes what it reads.
  const keptBy = new WeakMap<Services['settings'], Kept<Result>>();

  return (services, ...names) => {
    const { seq, version = '' } = services.holdings();
    const now = `${seq} ${version}`;
    let kept = keptBy.get(services.settings);
    if (kept?.version !== now || kept.results.size >= mostResults) {
      kept = { version: now, results: new Map() };
      keptBy.set(services.settings, kept);
    }
    const { results } = kept;
    const key = JSON.stringify(names);
    const known = results.get(key);
    if (known !== undefined) return known;
    const made = make(services, ...names);
    results.set(key, made);
    made.catch(() => results.delete(key));
    return made;
  };
}
