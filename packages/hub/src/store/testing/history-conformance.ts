/** @module The part of the conformance suite about figures over time. */

import { describe, expect, it } from 'vitest';
import { historyLimit, type Sighting, type SightingInput, type Store } from '../store.ts';

const seen = (id: string, at: string, downloads?: number): SightingInput => ({
  kind: 'model',
  id,
  at,
  ...(downloads !== undefined && { downloads }),
});

const day = (n: number): string => new Date(Date.UTC(2026, 0, 1 + n)).toISOString();

async function historyOf(store: Store, id: string): Promise<readonly Sighting[] | undefined> {
  const [history] = await store.histories('model', [id]);
  return history;
}

export function describeHistory(opened: () => Store): void {
  describe('the history of figures', () => {
    it('keeps the last sighting of each day, oldest first, in any case of the id', async () => {
      const store = opened();
      const first = { ...seen('a/1', day(0), 3), likes: 1 };
      await store.put([], {
        sightings: [seen('A/1', '2026-01-02T10:00:00Z', 5), first, seen('a/1', '2026-01-02T11:00:00Z', 6)],
      });
      await store.put([], { sightings: [seen('a/1', '2026-01-02T12:00:00Z', 7), seen('a/2', day(4))] });
      expect(await store.histories('model', ['a/1', 'a/9', 'A/2'])).toEqual([
        [
          { at: day(0), downloads: 3, likes: 1 },
          { at: '2026-01-02T12:00:00.000Z', downloads: 7 },
        ],
        [],
        [{ at: day(4) }],
      ]);
      expect(await store.histories('dataset', ['a/1'])).toEqual([[]]);
    });

    it('is limited: the oldest days are deleted', async () => {
      const store = opened();
      const days = Array.from({ length: historyLimit + 5 }, (_, n) => seen('a/1', day(n), n));
      await store.put([], { sightings: days });
      const series = await historyOf(store, 'a/1');
      expect(series).toHaveLength(historyLimit);
      expect(series?.[0]).toEqual({ at: day(5), downloads: 5 });
    });

    it('is deleted with its record, and is no change of it', async () => {
      const store = opened();
      await store.put([{ kind: 'model', id: 'a/1', json: '{}' }], { sightings: [seen('a/1', day(0), 1)] });
      expect(await store.head()).toBe(1);
      await store.delete('model', ['A/1']);
      expect(await historyOf(store, 'a/1')).toEqual([]);
    });

    it('is not written when the records are not', async () => {
      const store = opened();
      const bookmark = {
        key: 'job',
        value: () => {
          throw new RangeError('no value');
        },
      };
      await expect(store.put([], { sightings: [seen('a/1', day(0), 1)], bookmark })).rejects.toThrow(
        'no value',
      );
      expect(await historyOf(store, 'a/1')).toEqual([]);
    });
  });
}
