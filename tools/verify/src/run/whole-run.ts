/** @module How long a run of everything takes, calculated from what was measured. */
import type { Block } from './blocks.ts';
import { byEnvironment, canTest } from './environment.ts';
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

/**
 * By block: how long it takes, with its part of entering the environment. What was not measured takes as long as the
 * median of its kind. `measured` has seconds by block and by environment.
 */
export function expectedSeconds(
  blocks: readonly Block[],
  measured: Readonly<Record<string, number>>,
): ReadonlyMap<string, number> {
  const groups = [...byEnvironment(blocks.filter(canTest))];
  const known = (names: readonly string[]): readonly number[] =>
    names.flatMap((name) => measured[name] ?? []);
  const usual = {
    entering: median(known(groups.map(([id]) => id))),
    block: median(known(groups.flatMap(([, own]) => own.map(({ name }) => name)))),
  };
  return new Map(
    groups.flatMap(([id, own]) =>
      own.map(({ name }): [string, number] => [
        name,
        (measured[name] ?? usual.block) + (measured[id] ?? usual.entering) / own.length,
      ]),
    ),
  );
}

export function wholeRun(
  blocks: readonly Block[],
  measured: Readonly<Record<string, number>>,
  rooms: number,
): WholeRun {
  const groups = byEnvironment(blocks.filter(canTest));
  const seconds = expectedSeconds(blocks, measured);
  const count = (names: readonly string[]): Counted => ({
    all: names.length,
    measured: names.filter((name) => measured[name] !== undefined).length,
  });
  return {
    seconds: timeInRooms(
      Array.from(groups.values(), (own) => own.reduce((sum, { name }) => sum + (seconds.get(name) ?? 0), 0)),
      rooms,
    ),
    environments: count([...groups.keys()]),
    blocks: count([...groups.values()].flat().map(({ name }) => name)),
  };
}
