import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { HttpProblem, problemResponse } from '../problem.ts';
import { deadline } from './deadline.ts';
import { limits } from './route-limits.ts';

const app = new Hono();
app.onError((error) =>
  error instanceof HttpProblem ? problemResponse(error.problem) : new Response(null, { status: 500 }),
);
app.use(deadline(0.01));
app.get('/never', () => new Promise<Response>(() => undefined));
app.get('/soon', (c) => c.text('here'));
app.get('/long', limits({ deadline: false }), async (c) => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  return c.text('late, as declared');
});

test('a response that never comes times out', async () => {
  const response = await app.request('/never');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
});

test('a response in time is sent, and so is one of a route without a timeout', async () => {
  expect(await (await app.request('/soon')).text()).toBe('here');
  expect(await (await app.request('/long')).text()).toBe('late, as declared');
});
