import { describe, expect, it } from 'vitest';
import { joinedName } from './joined-name.ts';
import { filterOf, passes } from './marks.ts';
import { modelTypes } from './model-types/index.generated.ts';
import { mayBeType } from './names.ts';

const types = Object.values(modelTypes).flatMap((rows) =>
  rows
    .trim()
    .split('\n')
    .map((row) => row.slice(0, row.indexOf(' '))),
);

describe('the filter of names', () => {
  it('lets every model type pass', () => {
    expect(types.length).toBeGreaterThan(600);
    expect(types.filter((type) => !mayBeType(joinedName(type)))).toEqual([]);
  });

  it('stops nearly all others', () => {
    const others = Array.from({ length: 1000 }, (_, n) => `word${n}`);
    expect(others.filter(mayBeType).length).toBeLessThan(80);
  });

  it('knows a name in any spelling, and nothing if it is empty', () => {
    const filter = filterOf(['conditional_detr'], 20);
    expect(passes(filter, joinedName('Conditional-DETR'))).toBe(true);
    expect(passes(filterOf([], 20), 'bert')).toBe(false);
  });
});
