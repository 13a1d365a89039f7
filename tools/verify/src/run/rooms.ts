/** @module Several rooms at once, each with its own mounts and network: one environment at a time in each. */
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { folders } from './folders.ts';
import { limits } from './outcome.ts';
import { openRoom, type Room } from './room/open.ts';

/** As many as there are cores, and memory for a block in each. */
export const roomsAtOnce: number = Math.max(
  1,
  Math.min(availableParallelism(), Math.floor(totalmem() / limits.bytes)),
);

/** How long the rooms take for environments of these lengths, the longest first. */
export function timeInRooms(lengths: readonly number[], rooms: number): number {
  const ends = Array.from({ length: rooms }, () => 0);
  for (const length of lengths.toSorted((a, b) => b - a)) {
    const free = ends.indexOf(Math.min(...ends));
    ends[free] = (ends[free] ?? 0) + length;
  }
  return Math.max(...ends);
}

/** Items are worked on in order, by several workers. The next item of each worker is prepared while it works. */
export async function shared<Item, Worker, Ready>(
  items: readonly Item[],
  workers: readonly Worker[],
  prepare: (item: Item) => Promise<Ready>,
  work: (worker: Worker, item: Item, ready: Promise<Ready>) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const take = (): { readonly item: Item; readonly ready: Promise<Ready> } | undefined => {
    const { value, done } = left.next();
    if (done === true) return undefined;
    const ready = prepare(value);
    // Reported when it is awaited.
    ready.catch(() => undefined);
    return { item: value, ready };
  };
  await Promise.all(
    workers.map(async (worker) => {
      let next = take();
      while (next !== undefined) {
        const { item, ready } = next;
        await ready.catch(() => undefined);
        next = take();
        await work(worker, item, ready);
      }
    }),
  );
}

export async function inRooms<Item, Ready>(
  items: readonly Item[],
  prepare: (item: Item) => Promise<Ready>,
  work: (room: Room, item: Item, ready: Promise<Ready>) => Promise<void>,
): Promise<void> {
  await using rooms = new AsyncDisposableStack();
  const opened = Array.from({ length: Math.min(roomsAtOnce, items.length) }, (_, number) =>
    rooms.use(
      openRoom({
        folder: join(folders.room, String(number)),
        samples: folders.samples,
      }),
    ),
  );
  await shared(items, opened, prepare, work);
}
