/** @module The part of a long list of files that is shown at first: the chosen one and those next to it. */

/** A longer list would push the apps that use the file off the screen. */
const most = 16;
const shownOfMore = 12;

interface Part<Item> {
  readonly shown: readonly Item[];
  /** Folded away, in the same order. */
  readonly others: readonly Item[];
}

export function aroundChosen<Item extends { readonly chosen: boolean }>(items: readonly Item[]): Part<Item> {
  if (items.length <= most) return { shown: items, others: [] };
  const before = items.findIndex(({ chosen }) => chosen) - shownOfMore / 2;
  const start = Math.min(Math.max(before, 0), items.length - shownOfMore);
  const end = start + shownOfMore;
  return { shown: items.slice(start, end), others: [...items.slice(0, start), ...items.slice(end)] };
}
