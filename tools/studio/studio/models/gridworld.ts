/** @module A gridworld and an agent that learns by trial and error. */
import { randomOf } from './random.ts';

/** S start, G goal, # rock, ~ water (ends the episode), . free. */
export const world = ['S.....#.', '.##..~#.', '....~...', '~#....#.', '...#..~G'] as const;
export const rows = world.length;
export const columns = world[0].length;

export interface Place {
  readonly row: number;
  readonly column: number;
}

export const moves = { up: [-1, 0], right: [0, 1], down: [1, 0], left: [0, -1] } as const;
export type Move = keyof typeof moves;
const moveNames = ['up', 'right', 'down', 'left'] as const;

export const tileAt = ({ row, column }: Place): string => world[row]?.[column] ?? '#';
const indexOf = ({ row, column }: Place): number => row * columns + column;

function step(from: Place, move: Move): { to: Place; reward: number; over: boolean } {
  const [down, right] = moves[move];
  const wanted = { row: from.row + down, column: from.column + right };
  const to = tileAt(wanted) === '#' ? from : wanted;
  const tile = tileAt(to);
  return { to, reward: tile === 'G' ? 1 : tile === '~' ? -1 : -0.01, over: tile === 'G' || tile === '~' };
}

export interface Learned {
  readonly value: (place: Place) => number;
  readonly best: (place: Place) => Move;
  /** The path from the start with the greedy policy. */
  readonly walk: readonly { readonly place: Place; readonly move: Move }[];
  readonly episodes: number;
}

export const START: Place = { row: 0, column: 0 };
const EPISODES = 4000;

/** Q-learning: after each step the estimate moves towards the reward plus the discounted value of the next state. */
export function learn(): Learned {
  const random = randomOf(99);
  const table = Array.from({ length: rows * columns }, () => [0, 0, 0, 0]);
  const promises = (place: Place): number[] => table[indexOf(place)] ?? [0, 0, 0, 0];
  for (let episode = 0; episode < EPISODES; episode++) {
    let place = START;
    for (let steps = 0; steps < 80; steps++) {
      const known = promises(place);
      const explore = random.next() < Math.max(0.05, 1 - episode / 2500);
      const chosen = explore ? random.below(4) : known.indexOf(Math.max(...known));
      const { to, reward, over } = step(place, moveNames[chosen] ?? 'up');
      const target = reward + (over ? 0 : 0.95 * Math.max(...promises(to)));
      known[chosen] = (known[chosen] ?? 0) + 0.2 * (target - (known[chosen] ?? 0));
      if (over) break;
      place = to;
    }
  }
  const best = (place: Place): Move =>
    moveNames[promises(place).indexOf(Math.max(...promises(place)))] ?? 'up';
  const walk: { place: Place; move: Move }[] = [];
  for (let place = START; tileAt(place) !== 'G' && walk.length < 40; place = step(place, best(place)).to) {
    walk.push({ place, move: best(place) });
  }
  return { value: (place) => Math.max(...promises(place)), best, walk, episodes: EPISODES };
}
