/** @module Messages between the main thread and the threads that handle requests. */
import type { MessagePort } from 'node:worker_threads';
import type { IndexEvent, SharedIndex } from '@loadout/hub';
import type { Settings } from '../settings.ts';
import type { Call } from './calls.ts';

/** Memory that all threads share. */
export interface SharedMemory {
  readonly position: SharedArrayBuffer;
  /** Requests per thread. */
  readonly load: SharedArrayBuffer;
  /** Request rates per client, if there is a limit. */
  readonly rates?: SharedArrayBuffer;
}

/** Start options of a thread. */
export interface ThreadStart {
  readonly settings: Settings;
  readonly memory: SharedMemory;
  /** Its number, from 0; a thread that replaces another has the same. */
  readonly thread: number;
}

export type ToThread =
  /** The store and the index are open. Threads load their code before. */
  | { readonly type: 'start'; readonly arrays: SharedIndex | undefined }
  | { readonly type: 'arrays'; readonly arrays: SharedIndex }
  /** The store has changed. */
  | { readonly type: 'changed' }
  /** The thread sends its metrics to the port. */
  | { readonly type: 'metrics'; readonly port: MessagePort }
  | { readonly type: 'stop' };

export type FromThread =
  | Call
  /** The thread is ready for requests. */
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly event: IndexEvent }
  /** The thread accepts no more connections. */
  | { readonly type: 'refusing' };
