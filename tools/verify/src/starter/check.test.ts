import { expect, it } from 'vitest';
import { starterFaults, unusedEntries, witnessLines } from './check.ts';

const confirmed = {
  ids: new Set(['acme/tide', 'old-bert']),
  licenses: new Map([['acme/tide', 'mit']]),
};

it('accepts ids of the records, also of those that got an owner later, of task pages and of the list', () => {
  const ids = ['acme/tide', 'google-bert/old-bert', 'apple/DepthPro-hf', 'acme/listed'];
  const records = ids.map((id) => ({ id }));
  expect(starterFaults(records, confirmed, { 'acme/listed': 'code' })).toEqual([]);
});

it('reports an id that nothing confirms, and an entry that is not needed', () => {
  const records = [{ id: 'acme/nowhere' }, { id: 'acme/tide' }];
  expect(starterFaults(records, confirmed, { 'acme/tide': 'code' })).toEqual([
    expect.stringMatching(/^acme\/nowhere: neither/),
    expect.stringMatching(/^acme\/tide: the records have it/),
  ]);
  expect(unusedEntries(records, { 'acme/gone': 'code' })).toHaveLength(1);
});

it('reports a license that the records contradict', () => {
  const record = { id: 'acme/tide', cardData: { license: 'apache-2.0' } };
  expect(starterFaults([record], confirmed, {})).toEqual([
    'acme/tide: the license is mit in the records, not apache-2.0.',
  ]);
});

it('lists the ids that nothing names, and counts the others', () => {
  const [counts, ...ids] = witnessLines({ 'acme/a': 'repository', 'acme/b': 'none', 'acme/c': 'code' });
  expect(counts).toMatch(/1 ids are named in the repository .* 1 in other public code, 1 nowhere/);
  expect(ids).toEqual(['  acme/b']);
});
