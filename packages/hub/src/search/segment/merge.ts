/** @module Merging: builds a new segment from the live documents of the old one and the delta. */

import { Worker } from 'node:worker_threads';
import { answerOf } from '../../threads/answer.ts';
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

/** Up to this size a merge is faster than starting a thread. */
const smallMerge = 2_000;

/** Merges in a worker thread, so that searches continue; in this thread where no worker can be started. */
export async function mergeAside(input: MergeInput, signal: AbortSignal): Promise<SharedArrayBuffer> {
  if (input.live.length * 32 + input.delta.length < smallMerge) return merge(input);
  try {
    return await mergeInThread(input, signal);
  } catch {
    signal.throwIfAborted();
    return merge(input);
  }
}

export const mergeInThread = (input: MergeInput, signal: AbortSignal): Promise<SharedArrayBuffer> =>
  answerOf(
    {
      start(answered) {
        const file = import.meta.url.endsWith('.ts') ? './merge-worker.ts' : './merge-worker.js';
        const worker = new Worker(new URL(file, import.meta.url), { workerData: input });
        return worker.once('message', answered);
      },
      failure: (error) => error ?? new Error('The merge was stopped'),
    },
    signal,
  );
