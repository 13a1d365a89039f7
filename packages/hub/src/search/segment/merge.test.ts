import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Image } from '../image/image.ts';
import { KindIndex } from '../live/kind-index.ts';
import { merge, mergeAside, mergeInThread, type MergeInput } from './merge.ts';
import { search } from '../query/search.ts';
import { Segment } from './segment.ts';
import { documentsArbitrary, queryArbitrary, writesArbitrary } from '../testing/arbitraries.ts';
import { byId, indexOf, origin, write } from '../testing/fixtures.ts';

const inputOf = (index: KindIndex): MergeInput => ({
  buffer: index.segment.buffer,
  live: index.live,
  delta: index.deltaFields(),
  origin: { ...origin, seq: 9 },
});

const opened = (buffer: SharedArrayBuffer): KindIndex => new KindIndex(new Segment(new Image(buffer)));

describe('a merged segment', () => {
  it('has the same results as the old one with its changes', () => {
    fc.assert(
      fc.property(documentsArbitrary(40), writesArbitrary, queryArbitrary, (given, writes, query) => {
        const index = indexOf(given);
        write(index, byId(given), writes);
        const merged = opened(merge(inputOf(index)));
        expect(merged.drift).toBe(0);
        expect(merged.segment.origin.seq).toBe(9);
        expect(search(merged, query)).toEqual(search(index, query));
      }),
    );
  });

  it('is the same when built in another thread', async () => {
    const [given = []] = fc.sample(documentsArbitrary(40), { seed: 11, numRuns: 1 });
    const input = inputOf(indexOf(given));
    const aside = await mergeInThread(input, new AbortController().signal);
    expect(Buffer.from(aside).equals(Buffer.from(merge(input)))).toBe(true);
  });

  it('is aborted by its signal', async () => {
    const input = { ...inputOf(indexOf([])), live: new Uint32Array(1_000) };
    await expect(mergeAside(input, AbortSignal.abort(new Error('closed')))).rejects.toThrow('closed');
  });
});
