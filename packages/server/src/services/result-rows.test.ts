import type { StoredRecord } from '@loadout/hub';
import { describe, expect, test } from 'vitest';
import { readableRows } from './readable-rows.ts';
import { resultRows } from './result-rows.ts';

const records = { model: 0, dataset: 0, space: 0 };

const upper = ({ id }: { readonly id: string }): string => id.toUpperCase();
const plain = ({ id }: { readonly id: string }): string => id;

function rowsOf(stored: Map<string, string>) {
  const asked: string[][] = [];
  const status = { seq: 1, records };
  const store = {
    getMany: async (kind: StoredRecord['kind'], ids: readonly string[]) => {
      asked.push([...ids]);
      return ids.map((id) => {
        const json = stored.get(id);
        return json === undefined ? undefined : { kind, id, json, seq: 1 };
      });
    },
  };
  const rows = resultRows(
    store,
    { status: () => status },
    readableRows(() => undefined),
  );
  return { asked, status, rows };
}

describe('the rows of results', () => {
  test('are read once, in the order of the ids, without deleted and damaged ones', async () => {
    const { asked, rows } = rowsOf(
      new Map([...['a', 'b', 'c'].map((id) => [id, '{}'] as const), ['bad', '[']]),
    );
    const idsOf = async (...ids: string[]) => (await rows.records('model', ids)).map(({ id }) => id);
    expect(await idsOf('b', 'gone', 'a', 'bad')).toEqual(['b', 'a']);
    expect(await idsOf('c', 'b', 'a')).toEqual(['c', 'b', 'a']);
    expect(asked).toEqual([['b', 'gone', 'a', 'bad'], ['c']]);
  });

  test('are read again when a record has changed', async () => {
    const stored = new Map([['a', '{"likes":1}']]);
    const { status, rows } = rowsOf(stored);
    expect(await rows.records('model', ['a'])).toMatchObject([{ likes: 1 }]);
    stored.set('a', '{"likes":2}');
    expect(await rows.records('model', ['a'])).toMatchObject([{ likes: 1 }]);
    status.seq = 2;
    expect(await rows.records('model', ['a'])).toMatchObject([{ likes: 2 }]);
  });

  test('are cached for each kind', async () => {
    const { asked, rows } = rowsOf(new Map([['a', '{}']]));
    await rows.records('model', ['a']);
    await rows.records('space', ['a']);
    expect(asked).toHaveLength(2);
  });

  test('are printed once by each function, until a record changes', async () => {
    const { asked, status, rows } = rowsOf(
      new Map([
        ['a', '{"likes":1}'],
        ['b', '{}'],
        ['bad', '['],
      ]),
    );
    expect(await rows.printed('model', ['b', 'bad', 'gone'], upper)).toEqual(['B']);
    expect(await rows.printed('model', ['a', 'b'], upper)).toEqual(['A', 'B']);
    expect(await rows.printed('model', ['a'], plain)).toEqual(['a']);
    expect(asked).toEqual([['b', 'bad', 'gone'], ['a'], ['a']]);
    status.seq = 2;
    expect(await rows.printed('model', ['b'], upper)).toEqual(['B']);
    expect(asked).toHaveLength(4);
  });
});
