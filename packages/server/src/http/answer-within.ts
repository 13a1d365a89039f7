/** @module Gives up on an answer that takes too long, whether we are slow or the request's body is. */
import type { MiddlewareHandler } from 'hono';
import { HttpProblem } from './problem.ts';

export const answerWithin =
  (seconds: number): MiddlewareHandler =>
  async (_c, next) => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new HttpProblem(tooSlow)), seconds * 1000);
    try {
      await Promise.race([next(), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  };

const tooSlow = {
  status: 503,
  code: 'too-slow',
  title: 'Too slow',
  detail: 'The answer took too long. Ask for less, or try again later.',
  headers: { 'retry-after': '5' },
};
