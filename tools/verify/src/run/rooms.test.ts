import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { shared } from './rooms.ts';

it('gives every item to one worker, and the next one to whoever is free', async () => {
  const done: string[] = [];
  await shared([40, 1, 2, 3], ['a', 'b'], async (worker, milliseconds) => {
    await sleep(milliseconds);
    done.push(`${worker}${milliseconds}`);
  });
  expect(done).toEqual(['b1', 'b2', 'b3', 'a40']);
});

it('ends with the first error', async () => {
  const work = shared([1, 2, 3], ['a'], async (_worker, item) => {
    await sleep(1);
    if (item === 2) throw new Error('The disk is full.');
  });
  await expect(work).rejects.toThrow('The disk is full.');
});
