import { pip } from '@loadout/catalogue';
import { expect, it } from 'vitest';
import { blockFor } from './block.testing.ts';
import { environmentOf } from './environment.ts';
import { expectedSeconds, wholeRun } from './whole-run.ts';

const block = (name: string, of: string) => blockFor({ name, requirements: [pip(of)] });
const [one, two, three] = [block('a/a.1', 'torch'), block('a/a.2', 'torch'), block('b/b.1', 'numpy')];
const id = environmentOf(one).id;

it('takes the median for what was not measured', () => {
  const measured = { [id]: 10, [one.name]: 4 };
  expect(wholeRun([one, two, three], measured, 1)).toEqual({
    seconds: 10 + 4 + 4 + 10 + 4,
    environments: { all: 2, measured: 1 },
    blocks: { all: 3, measured: 1 },
  });
  expect(wholeRun([one, two, three], measured, 2).seconds).toBe(18);
});

it('counts only blocks that can be tested, and is nothing without measurements', () => {
  expect(wholeRun([blockFor({ language: 'html' }), one], {}, 1)).toEqual({
    seconds: 0,
    environments: { all: 1, measured: 0 },
    blocks: { all: 1, measured: 0 },
  });
});

it('divides the time of entering an environment among its blocks', () => {
  expect(expectedSeconds([one, two], { [id]: 10, [one.name]: 4, [two.name]: 1 })).toEqual(
    new Map([
      [one.name, 9],
      [two.name, 6],
    ]),
  );
});
