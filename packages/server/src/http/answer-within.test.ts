import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerWithin } from './answer-within.ts';
import { HttpProblem, problemResponse } from './problem.ts';

test('an answer that never comes is given up', async () => {
  const app = new Hono();
  app.onError((error) => problemResponse(error instanceof HttpProblem ? error.problem : unexpected));
  app.use(answerWithin(0.01));
  app.get('/never', () => new Promise<Response>(() => undefined));
  app.get('/soon', (c) => c.text('here'));
  const response = await app.request('/never');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await (await app.request('/soon')).text()).toBe('here');
});

const unexpected = { status: 500, code: 'unexpected', title: 'Unexpected', detail: 'Another error came.' };
