import type { SnippetRun } from '@loadout/verification';
import { describe, expect, it } from 'vitest';
import { blockFor } from './block.testing.ts';
import { chooseBlocks } from './plan.ts';

const day = '2026-02-03';

const run = (number: number, more: Partial<SnippetRun> = {}): SnippetRun => ({
  key: `key ${number}`,
  outcome: 'executed',
  checkedOn: day,
  ...more,
});

const numbers = [1, 2, 3, 4] as const;
const blocks = numbers.map((number) =>
  blockFor({ name: `library/branch.${number}`, number, key: `key ${number}` }),
);
const data = {
  environments: {},
  history: {},
  libraries: {
    library: {
      'branch.1': run(1),
      'branch.2': run(2, { checkedOn: '2026-02-02' }),
      'branch.3': run(3, { outcome: 'failed' }),
      'branch.4': run(4, { key: 'of other code' }),
    },
  },
};

const chosen = (choice: Partial<Parameters<typeof chooseBlocks>[2]>): readonly number[] =>
  chooseBlocks(blocks, data, { all: false, failed: false, ...choice }).map(({ number }) => number);

describe('a run', () => {
  it('has the blocks whose code or install command changed', () => {
    expect(chosen({})).toEqual([4]);
  });

  it('has failures, too, or everything, if that is wanted', () => {
    expect(chosen({ failed: true })).toEqual([3, 4]);
    expect(chosen({ all: true })).toEqual(numbers);
  });

  it('has blocks with evidence from before a day', () => {
    expect(chosen({ before: day })).toEqual([2, 4]);
    expect(chosen({ before: '2026-02-02' })).toEqual([4]);
  });

  it('has only the named libraries, branches and blocks', () => {
    expect(chosen({ all: true, only: 'library/branch.2' })).toEqual([2]);
    expect(chosen({ all: true, only: 'library/branch' })).toEqual(numbers);
    expect(chosen({ all: true, only: 'other' })).toEqual([]);
  });

  it.each(['yesterday', '2026-2-3', ''])('is refused with the day %j', (before) => {
    expect(() => chosen({ before })).toThrow('--before is a day');
  });
});
