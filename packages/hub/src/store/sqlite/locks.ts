/** @module Retries while another process holds a lock, without blocking the event loop. */

import { setTimeout } from 'node:timers/promises';
import { StoreError } from '../errors.ts';

const shortestPauseMs = 2;
const longestPauseMs = 50;

/** Throws the last `busy` error when the lock is held for longer than `patienceMs`, or when `isOver` returns true. */
export async function retryWhileBusy<T>(
  patienceMs: number,
  isOver: () => boolean,
  attempt: () => T,
): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (let pause = shortestPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || isOver() || performance.now() > deadline) throw error;
    }
    // Random jitter, so that processes waiting for the same lock do not retry at the same time.
    await setTimeout(pause * (0.5 + Math.random()));
  }
}

const isBusy = (error: unknown): boolean => error instanceof StoreError && error.code === 'busy';
