import { expect, it } from 'vitest';
import { shared, timeInRooms } from './rooms.ts';

const nothing = (): Promise<void> => Promise.resolve();
const notTwo = (item: number): Promise<void> =>
  item === 2 ? Promise.reject(new Error('The network is down.')) : Promise.resolve();

it('gives every item to one worker, in order', async () => {
  const done: string[] = [];
  const others = Promise.withResolvers<undefined>();
  await shared(['long', 'one', 'two', 'next', 'last'], ['a', 'b'], nothing, async (worker, item) => {
    if (item === 'long') await others.promise;
    done.push(`${worker} ${item}`);
    if (item === 'last') others.resolve(undefined);
  });
  expect(done).toEqual(['b one', 'b next', 'b last', 'a long', 'a two']);
});

it('prepares the next item while one is worked on', async () => {
  const done: string[] = [];
  const prepare = (item: number): Promise<number> => {
    done.push(`prepares ${item}`);
    return Promise.resolve(item * 10);
  };
  await shared([1, 2, 3], ['a'], prepare, async (_worker, item, ready) => {
    done.push(`${item} is ${await ready}`);
  });
  expect(done).toEqual(['prepares 1', 'prepares 2', '1 is 10', 'prepares 3', '2 is 20', '3 is 30']);
});

it('reports what could not be prepared when it is needed', async () => {
  const failed: number[] = [];
  await shared([1, 2, 3], ['a'], notTwo, (_worker, item, ready) =>
    ready.catch(() => {
      failed.push(item);
    }),
  );
  expect(failed).toEqual([2]);
});

it('ends with the first error', async () => {
  const work = shared([1, 2, 3], ['a'], nothing, async (_worker, item) => {
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
