/** @module Limits the memory of a page of rows: a record may have 16 MB. */

/** A page ends with the row that reaches it. */
export const mostPageCharacters = 16 * 1024 * 1024;

/** The rows of a page; the rest is not read from the database. */
export function pageOf<Row, Read extends { readonly json: string | null }>(
  rows: Iterable<Row>,
  read: (row: Row) => Read,
): Read[] {
  const page: Read[] = [];
  let characters = 0;
  for (const row of rows) {
    const next = read(row);
    page.push(next);
    characters += next.json?.length ?? 0;
    if (characters >= mostPageCharacters) break;
  }
  return page;
}
