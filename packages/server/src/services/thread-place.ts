/** @module What one of several threads of a server shares with the others. */
import type { SharedIndex } from '@loadout/hub';
import type { SharedPosition } from '../workers/shared-position.ts';
import type { Background } from './background.ts';

export interface ThreadPlace {
  /** Number of threads that handle requests: each gets its part of caches and connections. */
  readonly threads: number;
  /** The arrays of the main thread's index; absent where search is in a cluster only. */
  readonly arrays: SharedIndex | undefined;
  /** The last change that any thread has acknowledged. */
  readonly position: SharedPosition;
  /** Forwards to the main thread. */
  readonly background: Background;
  /** Calls the listener when the main thread has merged its index. */
  onArrays(listener: (arrays: SharedIndex) => void): void;
  /** Calls the listener when the main thread was notified of a change in the store; returns how to stop. */
  onChange(listener: () => void): () => void;
}
