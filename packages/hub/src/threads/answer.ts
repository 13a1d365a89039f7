/** @module Waits for the answer of a worker thread that does one job. */
import type { Worker } from 'node:worker_threads';

interface Job<Answer> {
  /** Called unless the signal is already aborted. Passes the answer on when the thread has sent it. */
  readonly start: (answered: (answer: Answer) => void) => Worker;
  /** Why there is no answer: the thread failed with the error, ended, or was aborted. */
  readonly failure: (error?: Error) => Error;
}

/** Ends the thread in every case. */
export async function answerOf<Answer>(
  { start, failure }: Job<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const worker = start(resolve);
  const stop = (): void => reject(failure());
  worker.once('error', (error: Error) => reject(failure(error))).once('exit', stop);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
