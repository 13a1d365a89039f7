/** @module Limits of parsing and estimates: values at each limit and just beyond it. */
import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../records/model.ts';
import {
  capacityOf,
  fitState,
  longestContextLength,
  modelFit,
  parametersOf,
  parseMachine,
  printMachine,
  smallestFit,
} from './index.ts';

const gib = 1024 ** 3;
const file = (rfilename: string, size: number) => ({ rfilename, size });

const speed = (record: ModelRecord) =>
  modelFit(record, parseMachine('nvidia-rtx-4090')).files[2]?.speed?.high ?? 0;
const candidate = (record: Partial<ModelRecord>) =>
  modelFit({ id: 'a/b', ...record }, parseMachine('64')).files[0];

describe('a machine', () => {
  it.each([
    ['65536', '65536'],
    ['64x-nvidia-rtx-4090', '64x-nvidia-rtx-4090'],
    ['1x-nvidia-rtx-4090', 'nvidia-rtx-4090'],
    [' nvidia-rtx-4090 , ram:64 ,', 'nvidia-rtx-4090,ram:64'],
    ['apple-m4-pro:24', 'apple-m4-pro:24'],
    ['nvidia-rtx-4090:24', 'nvidia-rtx-4090'],
    ['1.25gb', '1.25'],
    [`16${','.repeat(198)}`, '16'],
  ])('%s is printed as %s', (text, printed) => {
    expect(printMachine(parseMachine(text))).toBe(printed);
  });

  it('has no RAM unless it is given', () => {
    expect(parseMachine('16')).not.toHaveProperty('ram');
  });

  it.each([
    [`16${','.repeat(199)}`, 'Name a device'],
    ['nvidia-rtx-4090:24 TB', 'above 0'],
    ['65537', 'up to 65536'],
    ['???', '/api/hardware and loadout hardware list them.'],
    ['abacus', '/api/hardware and loadout hardware list them.'],
    ['RTX 4090', 'Did you mean nvidia-rtx-4090, nvidia-rtx-4090d'],
    ['rtx', 'Did you mean '],
  ])('%j is rejected: %s', (text, reason) => {
    expect(() => parseMachine(text)).toThrow(reason);
  });

  it('suggests at most three similar devices', () => {
    expect(() => parseMachine('rtx')).toThrow(/Did you mean [\w-]+, [\w-]+, [\w-]+\?$/);
  });
});

describe('memory', () => {
  const capacity = { total: 100, usable: 90, withCpu: 200 };
  it.each([
    [90, 'fits'],
    [91, 'tight'],
    [100, 'tight'],
    [101, 'partly-on-cpu'],
    [200, 'partly-on-cpu'],
    [201, 'too-large'],
  ])('of %i bytes: %s', (bytes, state) => {
    expect(fitState(bytes, capacity)).toBe(state);
  });

  it('of the computer counts if any device is a card', () => {
    const mixed = capacityOf(parseMachine('apple-m4-pro:48,nvidia-rtx-4090,ram:64'));
    expect(mixed.withCpu).toBeCloseTo((48 * 0.75 + 24 * 0.95 + 64 * 0.75) * gib, 0);
  });

  it('has an overhead for each additional device', () => {
    const model = { id: 'a/b', safetensors: { total: 1e9 } };
    const [one] = modelFit(model, parseMachine('nvidia-rtx-4090')).files;
    const [two] = modelFit(model, parseMachine('2x-nvidia-rtx-4090')).files;
    expect(two?.need.overhead).toBe((one?.need.overhead ?? 0) + 256 * 1024 ** 2);
    expect(two?.need.total).toBe((one?.need.total ?? 0) + 256 * 1024 ** 2);
  });
});

describe('the fit of a model', () => {
  const siblings = [file('t-Q8_0.gguf', 7.4e9), file('t-Q6_K.gguf', 7.2e9), file('t-Q4_K_M.gguf', 4.2e9)];
  const tide: ModelRecord = { id: 'a/tide-7B-GGUF', gguf: { total: 7e9 }, siblings };

  it('is best for the smallest tight file if none fits', () => {
    const { best, files } = modelFit({ ...tide, siblings: siblings.slice(0, 2) }, parseMachine('9'));
    expect(files.map(({ state }) => state)).toEqual(['tight', 'tight']);
    expect(best?.label).toBe('Q6_K');
    expect(modelFit(tide, parseMachine('2'))).not.toHaveProperty('best');
  });

  it('has no speed if the file does not fit', () => {
    const { files } = modelFit(
      { ...tide, siblings: [file('t-Q8_0.gguf', 60e9)] },
      parseMachine('nvidia-rtx-4090'),
    );
    expect(files[0]).toMatchObject({ state: 'too-large' });
    expect(files[0]).not.toHaveProperty('speed');
    const beside = modelFit(
      { ...tide, siblings: [file('t-Q8_0.gguf', 30e9)] },
      parseMachine('nvidia-rtx-4090,ram:64'),
    );
    expect(beside.files[0]).toMatchObject({ state: 'partly-on-cpu' });
    expect(beside.files[0]).not.toHaveProperty('speed');
  });

  it('has a speed only for a size of memory with a cited bandwidth', () => {
    const [known, slower, unknown] = ['apple-m4-max:48', 'apple-m4-max:36', 'nvidia-rtx-a5000:12'].map(
      (text) => modelFit(tide, parseMachine(text)).files[2]?.speed,
    );
    expect(known?.high).toBeGreaterThan(slower?.high ?? Infinity);
    expect(unknown).toBeUndefined();
  });

  it('uses the layers of the config, or an estimate from the number of parameters', () => {
    expect(speed({ ...tide, config: { num_hidden_layers: 4 } })).toBeGreaterThan(speed(tide));
    const bare = { id: 'a/tide', siblings };
    expect(speed(bare)).not.toBe(speed({ ...bare, id: 'a/tide-70B' }));
  });

  it('has the label of the file name, if there is one', () => {
    const [named, other] = modelFit(
      { id: 'a/tide', siblings: [file('t-Q8_0.gguf', 1e9), file('tide.gguf', 1e9)] },
      parseMachine('16'),
    ).files;
    expect(named?.label).toBe('Q8_0');
    expect(other).not.toHaveProperty('label');
  });

  it('prefers GGUF files to the stored weights', () => {
    const both = { ...tide, safetensors: { total: 7e9, parameters: { F16: 7e9 } } };
    expect(modelFit(both, parseMachine('64')).files).toHaveLength(3);
  });

  it.each([1, longestContextLength])('accepts a context of %i tokens', (contextLength) => {
    expect(modelFit(tide, parseMachine('16'), { contextLength }).contextLength).toBe(contextLength);
  });
});

describe('the number of parameters', () => {
  it.each([
    [{ id: 'a/b', gguf: { total: 5 }, safetensors: { total: 6 } }, 5],
    [{ id: 'a/b-7B', safetensors: { total: 0 } }, 7e9],
    [{ id: 'a/b-7B', gguf: { total: -1 } }, 7e9],
    [{ id: '7B/tide' }, undefined],
    [{ id: 'a/7B' }, 7e9],
    [{ id: 'a/tide-0B' }, undefined],
    [{ id: 'a/tide-350m' }, 350e6],
  ])('of %j is %s', (record, parameters) => {
    expect(parametersOf(record)).toBe(parameters);
  });
});

describe('stored weights', () => {
  it('are named after the most frequent number format, with an exact size', () => {
    const parameters = { F32: 1e8, BF16: 9e8, I64: 5 };
    expect(candidate({ safetensors: { total: 1e9, parameters } })).toMatchObject({
      name: 'BF16',
      sizeIsEstimate: false,
    });
  });

  it('have the size of the files, and the name of a single file', () => {
    expect(candidate({ siblings: [file('model.safetensors', 5e9)] })).toMatchObject({
      name: 'model.safetensors',
      size: 5e9,
      sizeIsEstimate: false,
    });
    expect(
      candidate({ siblings: [file('model.safetensors', 0), file('pytorch_model.bin', 3e9)] }),
    ).toMatchObject({ name: 'pytorch_model.bin', size: 3e9 });
    expect(candidate({ siblings: [file('model.safetensors', 0)] })).toBeUndefined();
  });

  it('are estimated if a number format is unknown', () => {
    const safetensors = { total: 2e9, parameters: { X9: 2e9 } };
    expect(candidate({ safetensors })).toMatchObject({ label: 'F16', size: 4e9, sizeIsEstimate: true });
  });
});

it('the first of equally small files is the smallest', () => {
  const siblings = [file('a-Q8_0.gguf', 2e9), file('b-Q4_K_M.gguf', 1e9), file('c-Q4_K_S.gguf', 1e9)];
  expect(smallestFit({ id: 'a/b', siblings }, parseMachine('16'))?.name).toBe('b-Q4_K_M.gguf');
});
