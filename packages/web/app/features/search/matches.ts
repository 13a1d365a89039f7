/** @module Whether an entry of an index matches the query: it must contain every word. */

export function matchesWords(query: string, ...fields: readonly (string | undefined)[]): boolean {
  const text = fields.join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
