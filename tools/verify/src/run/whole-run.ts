/** @module How long a run of everything takes, calculated from what was measured. */
import type { Block } from './blocks.ts';
import { canTest, environmentOf } from './environment.ts';
import { timeInRooms } from './rooms.ts';

export interface WholeRun {
  readonly seconds: number;
  readonly environments: Counted;
  readonly blocks: Counted;
}

interface Counted {
  readonly all: number;
  readonly measured: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What was not measured takes as long as the median of its kind. `measured` has seconds by block and by environment. */
export function wholeRun(
  blocks: readonly Block[],
  measured: Readonly<Record<string, number>>,
  rooms: number,
): WholeRun {
  const groups = Map.groupBy(blocks.filter(canTest), (block) => environmentOf(block).id);
  const known = (names: readonly string[]): readonly number[] =>
    names.flatMap((name) => measured[name] ?? []);
  const ids = [...groups.keys()];
  const names = [...groups.values()].flat().map(({ name }) => name);
  const usual = { entering: median(known(ids)), block: median(known(names)) };
  const lengths = [...groups].map(([id, own]) =>
    own.reduce((sum, { name }) => sum + (measured[name] ?? usual.block), measured[id] ?? usual.entering),
  );
  return {
    seconds: timeInRooms(lengths, rooms),
    environments: { all: ids.length, measured: known(ids).length },
    blocks: { all: names.length, measured: known(names).length },
  };
}
