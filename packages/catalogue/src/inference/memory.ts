/** @module Remembers what was made of a call: pages of popular models ask for the same snippets again and again. */

/** Keeps as many answers as said; the one made longest ago goes first. */
export function remembering<Answer>(limit: number): (key: string, make: () => Answer) => Answer {
  const known = new Map<string, Answer>();
  return (key, make) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make();
    const oldest = known.keys().next();
    if (known.size >= limit && oldest.done === false) known.delete(oldest.value);
    known.set(key, made);
    return made;
  };
}
