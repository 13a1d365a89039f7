/** @module The response of a search over everything: read by its page and, as JSON, by the palette. */

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
  /** Where an unknown model can be described: the query has the shape of an id. */
  readonly describe?: string;
  readonly groups: readonly SearchGroup[];
}
