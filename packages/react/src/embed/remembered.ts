/** @module Cache of promises by key: a component that suspends must receive the same promise on every render. */

const mostKept = 50;

export type Remember<Value> = (key: string, load: () => Promise<Value>) => Promise<Value>;

/** Evicts the oldest entries: on a server all pages share the cache. */
export function remembering<Value>(): Remember<Value> {
  const kept = new Map<string, Promise<Value>>();
  return (key, load) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const promise = load();
    kept.set(key, promise);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return promise;
  };
}
