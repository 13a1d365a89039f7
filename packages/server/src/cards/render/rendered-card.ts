/** @module A rendered card, and how it is rendered. Apart from the trees: the declarations of the package reach it. */
import type { CardPlace } from './addresses.ts';

export interface CardHeading {
  readonly id: string;
  readonly text: string;
  /** 1 is the highest level in the card. */
  readonly level: number;
}

export interface RenderedCard {
  readonly html: string;
  readonly headings: readonly CardHeading[];
  readonly summary?: string | undefined;
  /** Whether the end is missing because the card is longer than the limit. */
  readonly isCut: boolean;
  /** Whether the Markdown is shown as plain text because it is too complex to render. */
  readonly isPlain: boolean;
}

export interface RenderOptions extends CardPlace {
  readonly highlighted: boolean;
}
