/** @module Messages between the main thread and those that answer requests. */
import type { MessagePort } from 'node:worker_threads';
import type { IndexEvent, SharedIndex } from '@loadout/hub';
import type { Settings } from '../settings.ts';
import type { Call } from './calls.ts';

/** Memory that all threads share. */
export interface SharedMemory {
  readonly position: SharedArrayBuffer;
  /** Requests of each client, if there is a limit. */
  readonly rates?: SharedArrayBuffer;
}

/** What a thread is started with. */
export interface ThreadStart {
  readonly settings: Settings;
  readonly memory: SharedMemory;
}

export type ToThread =
  /** The store and the index are open. Threads load their code before. */
  | { readonly type: 'start'; readonly arrays: SharedIndex | undefined }
  | { readonly type: 'arrays'; readonly arrays: SharedIndex }
  /** The store has changed. */
  | { readonly type: 'changed' }
  /** Its metrics go to the port. */
  | { readonly type: 'metrics'; readonly port: MessagePort }
  | { readonly type: 'stop' };

export type FromThread =
  | Call
  /** It answers requests. */
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly event: IndexEvent }
  /** It accepts no more connections. */
  | { readonly type: 'refusing' };
