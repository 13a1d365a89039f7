/** @module Groups: a list of numbers per key, in two flat arrays, and the inversion of that mapping. */

import { growingUint32 } from './growing.ts';

/** The items of group `g` are `items[starts[g]] … items[starts[g + 1] - 1]`. */
export interface Groups {
  readonly starts: Uint32Array;
  readonly items: Uint32Array;
}

export class GroupsBuilder {
  readonly #starts = growingUint32();
  readonly #items = growingUint32();

  constructor() {
    this.#starts.push(0);
  }

  add(item: number): void {
    this.#items.push(item);
  }

  endGroup(): void {
    this.#starts.push(this.#items.length);
  }

  groups(): Groups {
    return {
      starts: this.#starts.array.subarray(0, this.#starts.length),
      items: this.#items.array.subarray(0, this.#items.length),
    };
  }
}

export function countItems(items: Uint32Array, itemCount: number): Uint32Array {
  const counts = new Uint32Array(itemCount);
  for (let i = 0; i < items.length; i++) {
    const item = items[i] ?? 0;
    counts[item] = (counts[item] ?? 0) + 1;
  }
  return counts;
}

/**
 * The same groups in another order: group `g` of the result is group `order[g]`, and item `i` is renamed to
 * `names[i]`.
 */
export function rearrange(groups: Groups, order: Uint32Array, names: Uint32Array): Groups {
  const starts = new Uint32Array(groups.starts.length);
  const items = new Uint32Array(groups.items.length);
  let at = 0;
  for (let g = 0; g < order.length; g++) {
    const from = order[g] ?? 0;
    const end = groups.starts[from + 1] ?? 0;
    for (let i = groups.starts[from] ?? 0; i < end; i++) items[at++] = names[groups.items[i] ?? 0] ?? 0;
    starts[g + 1] = at;
  }
  return { starts, items };
}

/** Inverts "group has items" into "item is in groups", groups ascending. Items for which `skip` is true get none. */
export function invert(groups: Groups, counts: Uint32Array, skip?: (item: number) => boolean): Groups {
  const itemCount = counts.length;
  const starts = new Uint32Array(itemCount + 1);
  for (let item = 0; item < itemCount; item++) {
    starts[item + 1] = (starts[item] ?? 0) + (skip?.(item) === true ? 0 : (counts[item] ?? 0));
  }
  const items = new Uint32Array(starts[itemCount] ?? 0);
  const next = starts.slice();
  const groupCount = groups.starts.length - 1;
  for (let g = 0; g < groupCount; g++) {
    const end = groups.starts[g + 1] ?? 0;
    for (let i = groups.starts[g] ?? 0; i < end; i++) {
      const item = groups.items[i] ?? 0;
      const at = next[item] ?? 0;
      if ((starts[item] ?? 0) === (starts[item + 1] ?? 0)) continue;
      items[at] = g;
      next[item] = at + 1;
    }
  }
  return { starts, items };
}

/** The indexes of each number below `count`, ascending. */
export function groupsOf(numbers: ArrayLike<number>, count: number): Uint32Array[] {
  const { starts, items } = indexesOf(numbers, count);
  return Array.from({ length: count }, (_unused, g) => items.subarray(starts[g] ?? 0, starts[g + 1] ?? 0));
}

/** For each number below `count`, the indexes where it occurs, ascending. */
export function indexesOf(numbers: ArrayLike<number>, count: number): Groups {
  const starts = Uint32Array.from({ length: numbers.length + 1 }, (_unused, i) => i);
  const items = Uint32Array.from(numbers);
  return invert({ starts, items }, countItems(items, count));
}

/** The inverse permutation of `order`. */
export function inverseOf(order: Uint32Array): Uint32Array {
  const inverse = new Uint32Array(order.length);
  for (let i = 0; i < order.length; i++) inverse[order[i] ?? 0] = i;
  return inverse;
}
