/** @module Responds with 503 while the event loop lags, instead of queueing requests that would time out. */
import type { MiddlewareHandler } from 'hono';
import { HttpProblem, type Problem } from '../problem.ts';

/** Current delay of timers in milliseconds. */
export type EventLoopLag = () => number;

const sampleMs = 250;

/** A moving average: one slow moment sheds no load, a lasting queue does. */
export function measureLag(): EventLoopLag {
  let average = 0;
  let due = performance.now() + sampleMs;
  setInterval(() => {
    const now = performance.now();
    average = (average + Math.max(0, now - due)) / 2;
    due = now + sampleMs;
  }, sampleMs).unref();
  return () => average;
}

let shared: EventLoopLag | undefined;
/** Shared by all apps of the thread, which has one event loop. */
export const threadLag: EventLoopLag = () => (shared ??= measureLag())();

export const shedLoad =
  (lag: EventLoopLag, longestMs: number): MiddlewareHandler =>
  async (c, next) => {
    if (!isProbe(c.req.path) && !isPartOfPage(c.req.path) && lag() > longestMs)
      throw new HttpProblem(overloaded);
    await next();
  };

/** Health checks must succeed while other requests are rejected. */
export const isProbe = (path: string): boolean => path === '/healthz' || path === '/livez';

/** A page that was already sent needs its fonts, styles and scripts, and these cost little. */
const isPartOfPage = (path: string): boolean => path.startsWith('/assets/');

const overloaded: Problem = {
  status: 503,
  code: 'overloaded',
  title: 'Overloaded',
  detail: 'The server has more requests than it can handle. Try again in a few seconds.',
  headers: { 'retry-after': '2' },
};
