/** @module Merging: a new segment from an old one, what is still live in it, and what was written since. */

import { Worker } from 'node:worker_threads';
import { type Bitmap, hasBit } from '../bits/bitmap.ts';
import { SegmentBuilder } from './builder.ts';
import type { IndexedFields } from '../fields/fields.ts';
import { Image, type ImageOrigin } from '../image/image.ts';
import { Segment } from './segment.ts';

export interface MergeInput {
  readonly buffer: SharedArrayBuffer;
  readonly live: Bitmap;
  readonly delta: readonly IndexedFields[];
  readonly origin: ImageOrigin;
}

export function merge({ buffer, live, delta, origin }: MergeInput): SharedArrayBuffer {
  const segment = new Segment(new Image(buffer));
  const builder = new SegmentBuilder();
  for (let ordinal = 0; ordinal < segment.count; ordinal++) {
    if (hasBit(live, ordinal)) builder.add(segment.fieldsAt(ordinal));
  }
  for (const fields of delta) builder.add(fields);
  return builder.finish(origin);
}

/** Up to here a merge takes less time than starting a thread for it. */
const smallMerge = 2_000;

/** Merges in a thread of its own, so that searches go on; in this one where no thread can be had. */
export async function mergeAside(input: MergeInput, signal: AbortSignal): Promise<SharedArrayBuffer> {
  if (input.live.length * 32 + input.delta.length < smallMerge) return merge(input);
  try {
    return await mergeInThread(input, signal);
  } catch {
    signal.throwIfAborted();
    return merge(input);
  }
}

export async function mergeInThread(input: MergeInput, signal: AbortSignal): Promise<SharedArrayBuffer> {
  signal.throwIfAborted();
  const file = import.meta.url.endsWith('.ts') ? './merge-worker.ts' : './merge-worker.js';
  const worker = new Worker(new URL(file, import.meta.url), { workerData: input });
  const { promise, resolve, reject } = Promise.withResolvers<SharedArrayBuffer>();
  const stop = (): void => reject(new Error('The merge was stopped'));
  worker.once('message', resolve).once('error', reject).once('exit', stop);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
