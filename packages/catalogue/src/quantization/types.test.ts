import { describe, expect, test } from 'vitest';
import { preferenceOrder } from './file-types.ts';
import { fileTypes } from './searched-types.ts';
import { tensorTypes } from './tensor-types.ts';

describe('file types', () => {
  test('have every code from 0 to 41 and the six naming-only codes from 1000, each once', () => {
    const codes = Object.values(fileTypes).map(({ code }) => code);
    const expected = [...Array.from({ length: 42 }, (_, code) => code), 1000, 1001, 1002, 1003, 1004, 1005];
    expect(codes.toSorted((a, b) => a - b)).toEqual(expected);
  });

  test.each([
    ['F32', 0],
    ['Q4_1_SOME_F16', 4],
    ['Q8_0', 7],
    ['Q4_K_M', 15],
    ['IQ2_XXS', 19],
    ['BF16', 32],
    ['Q4_0_8_8', 35],
    ['MXFP4_MOE', 38],
    ['NVFP4', 39],
    ['Q1_0', 40],
    ['Q2_0', 41],
    ['Q2_K_XL', 1000],
    ['Q8_K_XL', 1005],
  ] as const)('%s is %i', (type, code) => {
    expect(fileTypes[type].code).toBe(code);
  });

  test('measured bits of a whole file exceed those of the main tensor type', () => {
    expect(fileTypes.Q4_K_M).toMatchObject({ tensorType: 'Q4_K', bitsPerWeight: 4.89 });
    for (const { tensorType, bitsPerWeight } of Object.values(fileTypes)) {
      const floor = tensorType === undefined ? 0 : tensorTypes[tensorType].bitsPerWeight;
      expect(bitsPerWeight).toBeGreaterThanOrEqual(Math.floor(floor * 100) / 100);
    }
  });
});

describe('the order of preference', () => {
  test('has every file type exactly once', () => {
    expect(preferenceOrder.toSorted()).toEqual(Object.keys(fileTypes).toSorted());
  });

  test('starts with F32, BF16, F16 and the 8-bit types', () => {
    expect(preferenceOrder.slice(0, 5)).toEqual(['F32', 'BF16', 'F16', 'Q8_K_XL', 'Q8_0']);
  });

  test('ends with the ternary types TQ1_0, TQ2_0', () => {
    expect(preferenceOrder.slice(-2)).toEqual(['TQ1_0', 'TQ2_0']);
  });

  test('has descending bits per weight, except the ternary types', () => {
    const bits = preferenceOrder.slice(0, -2).map((type) => fileTypes[type].bitsPerWeight);
    expect(bits).toEqual(bits.toSorted((a, b) => b - a));
  });
});

describe('tensor types', () => {
  test('have unique codes, with gaps of retired types', () => {
    const codes = Object.values(tensorTypes).map(({ code }) => code);
    expect(new Set(codes).size).toBe(35);
    expect([4, 5, 31, 32, 33, 36, 37, 38].filter((code) => codes.includes(code))).toEqual([]);
  });

  test.each([
    ['F32', 0, 32],
    ['Q4_0', 2, 4.5],
    ['Q8_0', 8, 8.5],
    ['Q6_K', 14, 6.5625],
    ['Q8_K', 15, 9.125],
    ['IQ2_XS', 17, 2.3125],
    ['IQ1_S', 19, 1.5625],
    ['IQ2_S', 22, 2.5625],
    ['BF16', 30, 16],
    ['TQ1_0', 34, 1.6875],
    ['MXFP4', 39, 4.25],
    ['NVFP4', 40, 4.5],
    ['Q1_0', 41, 1.125],
    ['Q2_0', 42, 2.25],
  ] as const)('%s has code %i and %f bits per weight', (type, code, bitsPerWeight) => {
    expect(tensorTypes[type]).toMatchObject({ code, bitsPerWeight });
  });

  test('Q8_1 has two half-precision scales per block', () => {
    expect(tensorTypes.Q8_1).toEqual({ code: 9, blockSize: 32, bytesPerBlock: 36, bitsPerWeight: 9 });
  });
});
