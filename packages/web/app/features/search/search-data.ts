/** @module What a search over everything answers: read by its page and, as JSON, by the palette. */

export interface SearchEntry {
  readonly name: string;
  readonly detail?: string | undefined;
  readonly href: string;
}

export interface SearchGroup {
  readonly name: string;
  readonly entries: readonly SearchEntry[];
  /** Where all of them are. */
  readonly more?: string;
}

export interface SearchData {
  readonly query: string;
  /** Where the query leads by itself: it is the id or the address of something. */
  readonly go?: string;
  readonly groups: readonly SearchGroup[];
}
