/** @module What a search over everything finds: entries of the catalogue, pages and records, best first. */
import type { RepoKind } from '@loadout/hub';

export const entryKinds = [
  'task',
  'library',
  'app',
  'provider',
  'quantization',
  'hardware',
  'page',
  'model',
  'dataset',
  'space',
] as const;
export type FoundKind = (typeof entryKinds)[number];

/** An entry that can be found by its names. */
export interface Findable {
  readonly kind: Exclude<FoundKind, RepoKind>;
  /** Its id, key or path. */
  readonly id: string;
  readonly name: string;
  /** One line about it. */
  readonly detail?: string | undefined;
  readonly path: string;
  /** Other names: ids, synonyms, initials. */
  readonly names: readonly string[];
  /** Its websites: a pasted URL below one of them leads to this entry. */
  readonly addresses?: readonly string[];
}

export interface Found {
  readonly kind: FoundKind;
  readonly id: string;
  readonly name: string;
  readonly detail?: string | undefined;
  readonly path: string;
  /** What the query matched, when it is not the name: a synonym or a corrected word. */
  readonly matched?: string | undefined;
  /** From 0 to about 110; comparable within one response. */
  readonly score: number;
}

export interface FindRequest {
  readonly text: string;
  readonly limit?: number | undefined;
  readonly kinds?: readonly FoundKind[] | undefined;
  /** The pages of the site; a server without a site has none. */
  readonly pages?: readonly Findable[] | undefined;
}

export interface FindAnswer {
  readonly query: string;
  /** The path of what the query names, if it is an id or a URL. */
  readonly go?: string;
  /** The model id in the query, if it is not stored. */
  readonly unknownModel?: string;
  readonly results: readonly Found[];
}
