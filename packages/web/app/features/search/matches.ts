/** @module Whether an entry of an index answers to what was typed: every word, anywhere. */

export function matchesWords(query: string, ...fields: readonly (string | undefined)[]): boolean {
  const text = fields.join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
