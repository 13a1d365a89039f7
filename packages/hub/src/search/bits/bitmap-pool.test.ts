import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitmapPool } from './bitmap-pool.ts';

const filled = (pool: BitmapPool, length: number, value: number, most = length): Uint32Array =>
  pool.list(most, (target) => {
    target.fill(value);
    return length;
  });

describe('lists of a pool', () => {
  it('keep their contents until all are released, whatever else is taken', () => {
    const lengths = fc.array(fc.tuple(fc.nat(400_000), fc.nat(1_000), fc.boolean()), { maxLength: 12 });
    const pool = new BitmapPool(1_000);
    fc.assert(
      fc.property(lengths, (wanted) => {
        const lists = wanted.map(([length, unused, isScoped], at) => {
          const take = (): Uint32Array => filled(pool, length, at + 1, length + unused);
          return isScoped ? pool.scoped(take) : take();
        });
        for (const [at, list] of lists.entries()) {
          expect(list).toHaveLength(wanted[at]?.[0] ?? 0);
          expect(list.every((value) => value === at + 1)).toBe(true);
        }
        pool.releaseAll();
      }),
      { numRuns: 30 },
    );
  });

  it('may be taken while another one is filled', () => {
    const pool = new BitmapPool(1_000);
    let inner: Uint32Array = new Uint32Array();
    const outer = pool.list(50, (target) => {
      inner = filled(pool, 20, 2);
      target.fill(1);
      return 10;
    });
    const next = filled(pool, 30, 3);
    expect(outer).toEqual(new Uint32Array(10).fill(1));
    expect(inner).toEqual(new Uint32Array(20).fill(2));
    expect(next).toEqual(new Uint32Array(30).fill(3));
  });

  it('use the same memory again', () => {
    const pool = new BitmapPool(1_000);
    const { buffer } = filled(pool, 10, 1);
    pool.releaseAll();
    expect(filled(pool, 10, 2).buffer).toBe(buffer);
  });
});

describe('a bitmap that was taken out', () => {
  it('is not used for anything else until it is back and the search is over', () => {
    const pool = new BitmapPool(100);
    const own = pool.takeOut();
    pool.releaseAll();
    expect(pool.empty()).not.toBe(own);
    own.fill(7);
    pool.takeBack(own);
    expect(pool.empty()).not.toBe(own);
    expect(own.every((word) => word === 7)).toBe(true);
    pool.releaseAll();
    const all = [pool.takeOut(), pool.takeOut(), pool.takeOut()];
    expect(all).toContain(own);
    expect(all.every((bits) => bits.every((word) => word === 0))).toBe(true);
  });
});
