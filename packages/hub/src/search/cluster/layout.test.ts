import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { compareUtf8 } from '../bits/bytes.ts';
import { countKey, indexBody, layoutVersion, valueOfKey } from './layout.ts';

describe('the layout of an index', () => {
  it('has a new version when fields or settings change: raise layoutVersion and add a line', () => {
    const origin = { layout: 0, store: '', rules: '' };
    const found = hash('sha1', JSON.stringify(indexBody('x', origin, { shards: 1, replicas: 1 }))).slice(
      0,
      12,
    );
    const versions: Readonly<Record<number, string>> = { 1: '87ebf1339d55' };
    expect(found).toBe(versions[layoutVersion]);
  });

  it('sorts facet values by case-insensitive value, then by spelling', () => {
    const values = ['b', 'A', 'a', 'ab', 'B', 'a b', 'é'];
    const byKey = values.map(countKey).toSorted(compareUtf8).map(valueOfKey);
    expect(byKey).toEqual(['A', 'a', 'a b', 'ab', 'B', 'b', 'é']);
  });
});
