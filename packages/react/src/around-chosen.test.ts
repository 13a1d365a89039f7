import { expect, it } from 'vitest';
import { aroundChosen } from './around-chosen.ts';

const files = (count: number, chosen: number) =>
  Array.from({ length: count }, (_, at) => ({ at, chosen: at === chosen }));
const places = (count: number, chosen: number) => {
  const { shown, others } = aroundChosen(files(count, chosen));
  return [shown.map(({ at }) => at), others.map(({ at }) => at)].map((part) => [
    part.at(0),
    part.at(-1),
    part.length,
  ]);
};

it('shows a short list whole', () => {
  expect(places(16, 15)).toEqual([
    [0, 15, 16],
    [undefined, undefined, 0],
  ]);
});

it.each([
  [0, [0, 11, 12], [12, 39, 28]],
  [14, [8, 19, 12], [0, 39, 28]],
  [39, [28, 39, 12], [0, 27, 28]],
  // None is chosen.
  [-1, [0, 11, 12], [12, 39, 28]],
])('shows 12 of 40 with number %i', (chosen, shown, others) => {
  expect(places(40, chosen)).toEqual([shown, others]);
});
