/** @module Answers 503 while the event loop is late: a request that waits in line helps nobody. */
import type { MiddlewareHandler } from 'hono';
import { HttpProblem, type Problem } from '../problem.ts';

/** Milliseconds that timers run late at present. */
export type EventLoopLag = () => number;

const sampleMs = 250;

/** A moving average: one slow moment sheds nothing, a queue that does not shorten does. */
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
/** The process has one event loop, however many apps it serves. */
export const processLag: EventLoopLag = () => (shared ??= measureLag())();

export const shedLoad =
  (lag: EventLoopLag, longestMs: number): MiddlewareHandler =>
  async (c, next) => {
    if (!isProbe(c.req.path) && lag() > longestMs) throw new HttpProblem(overloaded);
    await next();
  };

/** Whoever restarts or unplugs servers must get through when everyone else does not. */
export const isProbe = (path: string): boolean => path === '/healthz' || path === '/livez';

const overloaded: Problem = {
  status: 503,
  code: 'overloaded',
  title: 'Overloaded',
  detail: 'The server has more requests than it can answer. Try again in a few seconds.',
  headers: { 'retry-after': '2' },
};
