/** @module Limits the memory of a page of rows: a record may have 16 MB. */

/** A page ends with the row that reaches it. */
export const mostPageCharacters = 16 * 1024 * 1024;

/** The rows of a page; the rest is not read. */
export function pageOf<Row extends { readonly json: string | null }>(rows: Iterable<Row>): Row[] {
  const page: Row[] = [];
  let characters = 0;
  for (const row of rows) {
    page.push(row);
    characters += row.json?.length ?? 0;
    if (characters >= mostPageCharacters) break;
  }
  return page;
}
