/** @module What a sound recipe makes. */
import type { Fact } from '../studio/picture.ts';
import type { Channel } from './sound.ts';

export interface Recorded {
  /** File name without its extension. */
  readonly name: string;
  readonly role: 'input' | 'output';
  readonly label: string;
  /** What is heard, for those who cannot hear it. */
  readonly transcript: string;
  /** One channel or two. */
  readonly channels: readonly Channel[];
  readonly kind: 'speech' | 'music';
  readonly facts?: { readonly [name: string]: Fact };
}

export type SoundRecipe = () => readonly Recorded[];
