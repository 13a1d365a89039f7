/** @module The worker thread that merges. */

import { parentPort, workerData } from 'node:worker_threads';
import { merge, type MergeInput } from './merge.ts';

const input: MergeInput = workerData;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(merge(input));
