import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newApi } from './api/new-api.ts';
import { warmUpLater } from './warm-up.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const appWithCount = () => {
  const asked: string[] = [];
  const app = newApi();
  app.get('/docs.json', (c) => {
    asked.push(c.req.url);
    return c.json({});
  });
  return { app, asked };
};

test('generates the API reference after the start, with the public URL', async () => {
  const { app, asked } = appWithCount();
  warmUpLater(app, { publicUrl: 'https://loadout.example' });
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual(['https://loadout.example/docs.json']);
});

test('does nothing after it is cancelled', async () => {
  const { app, asked } = appWithCount();
  await warmUpLater(app, {})();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual([]);
});

test('waits for a running request when it is cancelled', async () => {
  const app = newApi();
  const answer = Promise.withResolvers<void>();
  app.get('/docs.json', async (c) => {
    await answer.promise;
    return c.json({});
  });
  const callOff = warmUpLater(app, {});
  await vi.advanceTimersByTimeAsync(5_000);
  const waiting = callOff().then(() => 'over');
  await expect(Promise.race([waiting, Promise.resolve('not yet')])).resolves.toBe('not yet');
  answer.resolve();
  await expect(waiting).resolves.toBe('over');
});
