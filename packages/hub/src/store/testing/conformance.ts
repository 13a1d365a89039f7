/** @module The conformance suite that every store engine runs. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Card,
  foldId,
  type RecordInput,
  type RepoKind,
  type ScanOptions,
  type Store,
  type StoredRecord,
} from '../store.ts';
import { Follower } from './follower.ts';
import { describeHistory } from './history-conformance.ts';

/** Opens handles to one store, empty at first. `dispose` closes them all and deletes it. */
export interface StoreFixture {
  open(): Promise<Store>;
  dispose(): Promise<void>;
}

export function model(id: string, fields: Record<string, unknown> = {}): RecordInput {
  return { kind: 'model', id, json: JSON.stringify({ id, ...fields }) };
}

const card = (id: string, fields: Partial<Card> = {}): Card => ({
  kind: 'model',
  id,
  revision: '',
  origin: 'upload',
  markdown: '',
  rendered: '',
  fields: null,
  checked: 0,
  ...fields,
});

export function describeStore(engine: string, createFixture: () => Promise<StoreFixture>): void {
  describe(`${engine} store`, () => {
    let fixture: StoreFixture;
    let store: Store;

    beforeEach(async () => {
      fixture = await createFixture();
      store = await fixture.open();
    });

    afterEach(async () => {
      await fixture.dispose();
    });

    describe('reading and writing', () => {
      it('returns a record unchanged', async () => {
        const json = '{ "id":"a/b",\n "n": 12345678901234567890, "text":"\\u0000 é 模型 \\ud800" }';
        await store.put([{ kind: 'model', id: 'a/b', json }]);
        expect(await store.get('model', 'a/b')).toEqual({ kind: 'model', id: 'a/b', json, seq: 1 });
      });

      it('returns undefined for an unknown id, or one of another kind', async () => {
        await store.put([model('a/b')]);
        expect(await store.get('model', 'a/c')).toBeUndefined();
        expect(await store.get('dataset', 'a/b')).toBeUndefined();
      });

      it('finds an id in any case and keeps the case last written', async () => {
        await store.put([model('Owner/Name')]);
        expect((await store.get('model', 'owner/NAME'))?.id).toBe('Owner/Name');
        await store.put([model('owner/name')]);
        expect((await store.get('model', 'Owner/Name'))?.id).toBe('owner/name');
        expect(await store.count('model')).toBe(1);
      });

      it('counts the same JSON with another case of the id as a change', async () => {
        const json = '{"likes":1}';
        await store.put([{ kind: 'model', id: 'Owner/Name', json }]);
        const respelled = await store.put([{ kind: 'model', id: 'owner/name', json }]);
        expect(respelled).toEqual({ inserted: 0, updated: 1, unchanged: 0 });
        expect(await store.changesSince(1, 10)).toEqual([{ seq: 2, kind: 'model', id: 'owner/name', json }]);
        expect(await store.count('model')).toBe(1);
        const again = await store.put([{ kind: 'model', id: 'owner/name', json }]);
        expect(again).toEqual({ inserted: 0, updated: 0, unchanged: 1 });
        expect(await store.head()).toBe(2);
      });

      it('keeps deferred writes like others', async () => {
        await store.put([model('a/1')], { sync: 'deferred' });
        await store.put([]);
        await store.put([model('a/2')], { sync: 'deferred' });
        expect(await store.count('model')).toBe(2);
      });

      it('returns many ids in the requested order, with gaps for unknown ones', async () => {
        await store.put([model('a/1'), model('a/2'), model('a/3')]);
        const found = await store.getMany('model', ['a/3', 'a/9', 'A/1', 'a/3']);
        expect(found.map((record) => record?.id)).toEqual(['a/3', undefined, 'a/1', 'a/3']);
        expect(await store.getMany('model', [])).toEqual([]);
      });

      it('reports inserted, updated and unchanged records of a write', async () => {
        await store.put([model('a/1'), model('a/2')]);
        const result = await store.put([model('a/1'), model('a/2', { likes: 1 }), model('a/3')]);
        expect(result).toEqual({ inserted: 1, updated: 1, unchanged: 1 });
        expect(await store.put([])).toEqual({ inserted: 0, updated: 0, unchanged: 0 });
      });

      it('keeps the last record when an id appears twice in one write', async () => {
        await store.put([model('a/1', { v: 1 }), model('a/2'), model('A/1', { v: 2 })]);
        expect(await store.count('model')).toBe(2);
        expect(await store.get('model', 'a/1')).toMatchObject(model('A/1', { v: 2 }));
      });

      it('writes a thousand records and one large one at once', async () => {
        const many = Array.from({ length: 1000 }, (_, n) => model(`a/${n}`));
        const large = model('a/large', { text: 'x'.repeat(5_000_000) });
        expect((await store.put([...many, large])).inserted).toBe(1001);
        expect((await store.get('model', 'a/large'))?.json).toBe(large.json);
      });

      it('deletes ids in any case, and returns how many existed', async () => {
        await store.put([model('a/1'), model('a/2')]);
        expect(await store.delete('model', ['A/1', 'a/1', 'a/9'])).toBe(1);
        expect(await store.get('model', 'a/1')).toBeUndefined();
        expect(await store.count('model')).toBe(1);
        expect(await store.delete('dataset', ['a/2'])).toBe(0);
      });
    });

    describe('scanning', () => {
      it('reads one kind in order of folded id, in batches', async () => {
        await store.put([model('b/x'), model('A/z'), model('a/Y'), model('a-b/c'), model('solo')]);
        await store.put([{ kind: 'space', id: 'a/a', json: '{}' }]);
        expect(await batchesOfIds(store, { batch: 2 })).toEqual([['a-b/c', 'a/Y'], ['A/z', 'b/x'], ['solo']]);
      });

      it('reads all kinds when none is given', async () => {
        const kinds: RepoKind[] = ['space', 'model', 'dataset'];
        await store.put(kinds.map((kind) => ({ kind, id: 'a/a', json: '{}' })));
        const seen: StoredRecord[] = [];
        for await (const batch of store.scan(undefined, { batch: 1 })) seen.push(...batch);
        expect(seen.map(({ kind }) => kind)).toEqual(['dataset', 'model', 'space']);
      });

      it('continues after an id, which may not exist', async () => {
        await store.put([model('a'), model('c'), model('d')]);
        expect(await batchesOfIds(store, { afterId: 'C' })).toEqual([['d']]);
        expect(await batchesOfIds(store, { afterId: 'b' })).toEqual([['c', 'd']]);
      });

      it('yields no batch when there are no records', async () => {
        expect(await batchesOfIds(store)).toEqual([]);
      });

      it('returns each record once while others are written, rewritten and deleted', async () => {
        await store.put(Array.from({ length: 20 }, (_, n) => model(`m/${String(n).padStart(2, '0')}`)));
        const seen: string[] = [];
        for await (const batch of store.scan('model', { batch: 5 })) {
          seen.push(...batch.map(({ id }) => id));
          await store.put([model('m/00', { turn: seen.length }), model(`a/${seen.length}`)]);
          await store.delete('model', ['m/01']);
        }
        expect(seen).toEqual(Array.from({ length: 20 }, (_, n) => `m/${String(n).padStart(2, '0')}`));
      });
    });

    it('reads large records in pages of fewer rows', async () => {
      const large = (id: string) => model(id, { text: 'x'.repeat(9 * 1024 * 1024) });
      await store.put([large('a/1'), large('a/2'), model('a/3'), large('a/4'), model('a/5')]);
      await store.delete('model', ['a/3', 'a/5']);
      expect(await batchesOfIds(store)).toEqual([['a/1', 'a/2'], ['a/4']]);
      const first = await store.changesSince(0, 10);
      expect(first.map(({ seq, id }) => [seq, id])).toEqual([
        [1, 'a/1'],
        [2, 'a/2'],
      ]);
      const rest = await store.changesSince(2, 10);
      expect(rest.map(({ seq, id, json }) => [seq, id, json === null])).toEqual([
        [4, 'a/4', false],
        [6, 'a/3', true],
        [7, 'a/5', true],
      ]);
      const all: string[] = [];
      for await (const batch of store.scan()) all.push(batch.map(({ id }) => id).join(' '));
      expect(all).toEqual(['a/1 a/2', 'a/4']);
    });

    describe('the change sequence', () => {
      it('starts at 0 and gives every write a higher number', async () => {
        expect(await store.head()).toBe(0);
        await store.put([model('a/1'), model('a/2')]);
        await store.put([model('a/3')]);
        const changes = await store.changesSince(0, 10);
        expect(changes.map(({ id }) => id)).toEqual(['a/1', 'a/2', 'a/3']);
        expect(changes.map(({ seq }) => seq)).toEqual([1, 2, 3]);
        expect(await store.head()).toBe(3);
      });

      it('has a rewritten record once, with its new number', async () => {
        await store.put([model('a/1'), model('a/2')]);
        await store.put([model('a/1', { likes: 1 })]);
        const changes = await store.changesSince(0, 10);
        expect(changes.map(({ id, seq }) => [id, seq])).toEqual([
          ['a/2', 2],
          ['a/1', 3],
        ]);
      });

      it('does not advance for an unchanged record', async () => {
        await store.put([model('a/1'), model('a/2')]);
        await store.put([model('a/1')]);
        expect(await store.head()).toBe(2);
        expect((await store.get('model', 'a/1'))?.seq).toBe(1);
      });

      it('has a deletion until the id is written again', async () => {
        await store.put([model('A/1')]);
        await store.delete('model', ['a/1']);
        expect(await store.changesSince(1, 10)).toEqual([{ seq: 2, kind: 'model', id: 'A/1', json: null }]);
        await store.put([model('a/1')]);
        expect(await store.changesSince(0, 10)).toMatchObject([{ seq: 3, id: 'a/1' }]);
      });

      it('does not advance when nothing is deleted', async () => {
        await store.delete('model', ['a/1']);
        expect(await store.head()).toBe(0);
        expect(await store.changesSince(0, 10)).toEqual([]);
      });

      it('is read in pages of the requested size', async () => {
        await store.put([model('a/1'), model('a/2'), model('a/3')]);
        await store.delete('model', ['a/1']);
        expect(await store.changesSince(0, 2)).toMatchObject([{ seq: 2 }, { seq: 3 }]);
        expect(await store.changesSince(3, 2)).toMatchObject([{ seq: 4, json: null }]);
        expect(await store.changesSince(4, 2)).toEqual([]);
      });

      it('gives a follower the same records, whichever handle wrote them and whenever it reads', async () => {
        const other = await fixture.open();
        const follower = new Follower(store);
        const writers = [store, other].flatMap((writer, w) =>
          Array.from({ length: 15 }, async (_, n) => {
            await writer.put(
              Array.from({ length: 10 }, (_unused, i) => model(`m/${(n * 7 + i) % 40}`, { w, n })),
            );
            await writer.delete('model', [`m/${(n * 3 + w) % 40}`]);
          }),
        );
        await Promise.all([follower.followUntil(Promise.all(writers), 7), ...writers]);
        await follower.catchUp(7);
        const records: StoredRecord[] = [];
        for await (const batch of store.scan()) records.push(...batch);
        expect(follower.records()).toEqual(records);
      });
    });

    describe('cards', () => {
      it('are returned as they were written, in any case of the id', async () => {
        expect(await store.card('model', 'a/b')).toBeUndefined();
        const written = card('A/b', {
          markdown: '# é 模型\n',
          rendered: '{"html":""}',
          checked: 1_790_000_000_000,
        });
        expect(await store.putCard(written)).toBe('created');
        expect(await store.card('model', 'a/B')).toEqual(written);
        expect(await store.card('dataset', 'A/b')).toBeUndefined();
        expect(await store.putCard(written)).toBe('unchanged');
        expect(await store.putCard({ ...written, id: 'a/b', revision: 'f00' })).toBe('replaced');
        expect(await store.card('model', 'A/b')).toEqual({ ...written, id: 'a/b', revision: 'f00' });
      });

      it('add their fields to the record in every read, as a change of the record', async () => {
        await store.put([model('a/1'), model('a/2')]);
        const fields = '{"cardSummary":"Tides."}';
        await store.putCard(card('A/1', { fields }));
        const found = { ...model('a/1'), seq: 3, cardFields: fields };
        expect(await store.get('model', 'a/1')).toEqual(found);
        expect(await store.changesSince(2, 10)).toEqual([found]);
        expect(await scanned(store, 'model')).toEqual([found, { ...model('a/2'), seq: 2 }]);
        expect((await scanned(store))[0]).toEqual(found);
        await store.putCard(card('a/1', { fields, markdown: 'more' }));
        expect(await store.changesSince(3, 10)).toEqual([{ ...found, seq: 4 }]);
        await store.putCard(card('a/1', { fields, markdown: 'more', checked: 7 }));
        expect(await store.head()).toBe(4);
        await store.put([model('a/1', { likes: 1 })]);
        expect(await store.get('model', 'a/1')).toMatchObject({ seq: 5, cardFields: fields });
        expect(await store.deleteCard('model', 'A/1')).toBe(true);
        expect(await store.changesSince(5, 10)).toEqual([{ ...model('a/1', { likes: 1 }), seq: 6 }]);
        expect(await store.deleteCard('model', 'a/1')).toBe(false);
      });

      it('are a change of the record when the commit or origin differs', async () => {
        await store.put([model('a/1')]);
        await store.putCard(card('a/1', { markdown: 'text' }));
        await store.putCard(card('a/1', { markdown: 'text', revision: 'f00' }));
        expect(await store.head()).toBe(3);
        await store.putCard(card('a/1', { markdown: 'text', revision: 'f00', origin: 'import' }));
        expect(await store.head()).toBe(4);
        await store.putCard(
          card('a/1', { markdown: 'text', revision: 'f00', origin: 'import', rendered: '{}' }),
        );
        expect(await store.head()).toBe(4);
      });

      it('return their Markdown for records of several kinds', async () => {
        await store.putCard(card('A/1', { markdown: 'one' }));
        await store.putCard(card('a/1', { kind: 'dataset', markdown: 'two' }));
        const wanted = [
          { kind: 'dataset', id: 'A/1' },
          { kind: 'space', id: 'a/1' },
          { kind: 'model', id: 'a/1' },
        ] as const;
        expect(await store.cardTexts(wanted)).toEqual(['two', undefined, 'one']);
        expect(await store.cardTexts([])).toEqual([]);
      });

      it('may be written before their record, and are deleted with it', async () => {
        await store.putCard(card('a/1', { fields: '{"cardSummary":"Tides."}' }));
        expect(await store.head()).toBe(0);
        await store.put([model('a/1')]);
        expect(await store.get('model', 'a/1')).toMatchObject({ cardFields: '{"cardSummary":"Tides."}' });
        await store.delete('model', ['A/1']);
        expect(await store.card('model', 'a/1')).toBeUndefined();
      });
    });

    describe('bookmarks', () => {
      it('are written with their records, replaced and deleted', async () => {
        expect(await store.bookmark('job')).toBeUndefined();
        await store.put([model('a/1')], { bookmark: { key: 'job', value: '1' } });
        await store.put([], { bookmark: { key: 'job', value: '2' } });
        expect(await store.bookmark('job')).toBe('2');
        await store.put([], { bookmark: { key: 'job', value: null } });
        expect(await store.bookmark('job')).toBeUndefined();
      });

      it('may depend on the result of the write, which is rolled back if that throws', async () => {
        await store.put([model('a/1')], {
          bookmark: { key: 'job', value: ({ inserted }) => `${inserted} in` },
        });
        expect(await store.bookmark('job')).toBe('1 in');
        await expect(store.put([model('a/2')], { bookmark: { key: 'job', value: noValue } })).rejects.toThrow(
          'no value',
        );
        expect(await store.count('model')).toBe(1);
      });

      it('are no change of a record', async () => {
        await store.put([], { bookmark: { key: 'job', value: '1' } });
        expect(await store.head()).toBe(0);
      });
    });

    describeHistory(() => store);

    describe('several handles', () => {
      it('see the same identity and records, also after reopening', async () => {
        const identity = await store.identity();
        await store.put([model('a/1')]);
        await store.close();
        const again = await fixture.open();
        expect(await again.identity()).toBe(identity);
        expect((await again.get('model', 'a/1'))?.seq).toBe(1);
      });

      it('have another identity than another store', async () => {
        const elsewhere = await createFixture();
        try {
          const other = await elsewhere.open();
          expect(await other.identity()).not.toBe(await store.identity());
        } finally {
          await elsewhere.dispose();
        }
      });

      it('notify each other of changes', async () => {
        const other = await fixture.open();
        const { promise, resolve } = Promise.withResolvers<void>();
        const stop = store.watch(resolve);
        await other.put([model('a/1')]);
        await promise;
        stop();
        expect(await store.head()).toBe(1);
      });

      it('notify of their own writes too, until the listener is removed', async () => {
        const heard: string[] = [];
        const stopFirst = store.watch(() => heard.push('first'));
        const { promise, resolve } = Promise.withResolvers<void>();
        stopFirst();
        store.watch(resolve);
        await store.put([model('a/1')]);
        await promise;
        expect(heard).toEqual([]);
      });
    });

    describe('closing', () => {
      it('may happen twice', async () => {
        await store.close();
        await expect(store.close()).resolves.toBeUndefined();
      });

      it('makes later calls fail with the code closed', async () => {
        await store.close();
        await expect(store.get('model', 'a/1')).rejects.toMatchObject({ name: 'StoreError', code: 'closed' });
        await expect(store.put([model('a/1')])).rejects.toMatchObject({ code: 'closed' });
      });
    });

    it('folds ids as it orders them', () => {
      expect(foldId('Owner/NAME-1.5_b')).toBe('owner/name-1.5_b');
    });
  });
}

async function batchesOfIds(store: Store, options?: ScanOptions): Promise<string[][]> {
  const batches: string[][] = [];
  for await (const batch of store.scan('model', options)) batches.push(batch.map(({ id }) => id));
  return batches;
}

function noValue(): never {
  throw new RangeError('no value');
}

async function scanned(store: Store, kind?: RepoKind): Promise<StoredRecord[]> {
  const records: StoredRecord[] = [];
  for await (const batch of store.scan(kind)) records.push(...batch);
  return records;
}
