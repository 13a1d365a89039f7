import { expect, it } from 'vitest';
import { shared, timeInRooms } from './rooms.ts';

it('gives every item to one worker, and the next one to the first that is free', async () => {
  const done: string[] = [];
  const others = Promise.withResolvers<undefined>();
  await shared(['long', 'one', 'two', 'last'], ['a', 'b'], async (worker, item) => {
    if (item === 'long') await others.promise;
    done.push(`${worker} ${item}`);
    if (item === 'last') others.resolve(undefined);
  });
  expect(done).toEqual(['b one', 'b two', 'b last', 'a long']);
});

it('ends with the first error', async () => {
  const work = shared([1, 2, 3], ['a'], async (_worker, item) => {
    await Promise.resolve();
    if (item === 2) throw new Error('The disk is full.');
  });
  await expect(work).rejects.toThrow('The disk is full.');
});

it('calculates how long parallel sandboxes take', () => {
  expect(timeInRooms([1, 2, 3, 4], 1)).toBe(10);
  expect(timeInRooms([3, 3, 2, 2, 2], 2)).toBe(7);
  expect(timeInRooms([], 2)).toBe(0);
});
