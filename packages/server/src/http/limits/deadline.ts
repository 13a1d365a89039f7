/** @module Response timeout, whether the server or the request body is slow. */
import type { MiddlewareHandler } from 'hono';
import { timeout } from 'hono/timeout';
import { HttpProblem, type Problem } from '../problem.ts';
import { limitsOf } from './route-limits.ts';

export function deadline(seconds: number): MiddlewareHandler {
  const inTime = timeout(seconds * 1000, () => new HttpProblem(tooSlow));
  return (c, next) => (limitsOf(c).deadline ? inTime(c, next) : next());
}

const tooSlow: Problem = {
  status: 503,
  code: 'too-slow',
  title: 'Too slow',
  detail: 'The response took too long. Request less data, or try again later.',
  headers: { 'retry-after': '5' },
};
