/** @module The data of a card apart from its text. */

export interface CardHead {
  readonly headings: readonly { readonly id: string; readonly text: string; readonly level: number }[];
  readonly isCut: boolean;
  readonly isPlain: boolean;
  /** The first digits of the commit. */
  readonly revision?: string;
}
