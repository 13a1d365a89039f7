/** @module Retries what another process's lock stopped, without blocking the event loop while it waits. */

import { setTimeout } from 'node:timers/promises';
import { StoreError } from '../errors.ts';

const shortestPauseMs = 2;
const longestPauseMs = 50;

/** Throws the `busy` error of the last attempt when the lock outlasts `patienceMs`, or when `isOver` says so. */
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
    // Random, so that processes that wait for the same lock do not try at the same moments.
    await setTimeout(pause * (0.5 + Math.random()));
  }
}

const isBusy = (error: unknown): boolean => error instanceof StoreError && error.code === 'busy';
