/** @module The type of a sound recipe. */
import type { Fact } from '../studio/picture.ts';
import type { Channel } from './sound.ts';

export interface Recorded {
  /** File name without its extension. */
  readonly name: string;
  readonly role: 'input' | 'output';
  readonly label: string;
  /** Transcript or description of the sound. */
  readonly transcript: string;
  /** Mono or stereo. */
  readonly channels: readonly Channel[];
  readonly kind: 'speech' | 'music';
  readonly facts?: { readonly [name: string]: Fact };
}

export type SoundRecipe = () => readonly Recorded[];
