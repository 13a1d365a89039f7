/** @module Runs a check on many items in groups. */

/** Large enough for few starts of compilers and linters, small enough to keep little in memory. */
const size = 120;

/**
 * All items of a group run at once, so that tools with a process start get one batch. The next group starts before the
 * processes of the previous one have ended.
 */
export async function inGroups<Item>(
  items: readonly Item[],
  use: (item: Item) => Promise<void>,
): Promise<void> {
  let previous: Promise<unknown> = Promise.resolve();
  for (let start = 0; start < items.length; start += size) {
    const current = Promise.all(items.slice(start, start + size).map(use));
    await previous;
    previous = current;
  }
  await previous;
}
