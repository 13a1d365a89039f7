import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { expect, test } from 'vitest';
import { balanced, SharedLoad } from './shared-load.ts';

test('a thread is ahead with three requests more than the least busy one', () => {
  const main = new SharedLoad(3);
  const [first, second, third] = [0, 1, 2].map((thread) => new SharedLoad(main.buffer).place(thread));
  const begin = (times: number): void => {
    for (let n = 0; n < times; n++) first?.begin();
  };
  begin(2);
  expect(first?.isAhead()).toBe(false);
  begin(1);
  expect([first, second, third].map((load) => load?.isAhead())).toEqual([true, false, false]);
  second?.begin();
  expect(first?.isAhead()).toBe(true);
  third?.begin();
  expect(first?.isAhead()).toBe(false);
  third?.end();
  expect(first?.isAhead()).toBe(true);
});

test('a thread that replaces another has no requests', () => {
  const shared = new SharedLoad(2);
  const load = shared.place(0);
  for (let n = 0; n < 9; n++) load.begin();
  expect(shared.place(0).isAhead()).toBe(false);
});

test('a server alone is never ahead', () => {
  const load = new SharedLoad(1).place(0);
  for (let n = 0; n < 9; n++) load.begin();
  expect(load.isAhead()).toBe(false);
});

test('a thread that is ahead closes connections after their responses, and no longer when it is not', async () => {
  const shared = new SharedLoad(2);
  const waiting: PromiseWithResolvers<void>[] = [];
  const handle = async (request: Request): Promise<Response> => {
    if (request.url.endsWith('/fails')) throw new Error('broken');
    if (request.url.endsWith('/wait')) {
      const gate = Promise.withResolvers<void>();
      waiting.push(gate);
      await gate.promise;
    }
    return new Response('answer');
  };
  const server = createServer(
    getRequestListener(balanced(handle, shared.place(0)), { errorHandler: () => new Response('no') }),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const url = `http://127.0.0.1:${address.port}`;
  const connectionOf = async (path: string): Promise<string | null> => {
    const response = await fetch(url + path);
    await response.text();
    return response.headers.get('connection');
  };
  try {
    for (let n = 0; n < 5; n++) expect(await connectionOf('/fails')).toBe('keep-alive');
    const held = [1, 2].map(() => connectionOf('/wait'));
    await expect.poll(() => waiting.length).toBe(2);
    expect(await connectionOf('/quick')).toBe('close');
    for (const gate of waiting) gate.resolve();
    await Promise.all(held);
    expect(await connectionOf('/quick')).toBe('keep-alive');
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
