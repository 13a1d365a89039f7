/** @module The response of a search over everything: read by its page and, as JSON, by the palette. */

export interface SearchEntry {
  /** What it is: "Task", "Library", "Model". */
  readonly kind: string;
  readonly name: string;
  readonly detail?: string | undefined;
  /** What the query matched, when it is not the name. */
  readonly matched?: string | undefined;
  readonly href: string;
}

export interface SearchData {
  readonly query: string;
  /** The page that the query identifies, if it is an id or a URL. */
  readonly go?: string;
  /** Where an unknown model can be described: the query has the shape of an id. */
  readonly describe?: string;
  /** Of all kinds, the best first. */
  readonly results: readonly SearchEntry[];
  /** Lists that the same words can be searched in. */
  readonly lists: readonly { readonly name: string; readonly href: string }[];
}
