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

/** Each worker takes the next item when it is done with one. */
export async function shared<Item, Worker>(
  items: readonly Item[],
  workers: readonly Worker[],
  work: (worker: Worker, item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  await Promise.all(
    workers.map(async (worker) => {
      for (const item of left) await work(worker, item);
    }),
  );
}

export async function inRooms<Item>(
  items: readonly Item[],
  work: (room: Room, item: Item) => Promise<void>,
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
  await shared(items, opened, work);
}
