/** @module Types of a rendered card, without the tree types: the package's declarations export them. */
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
