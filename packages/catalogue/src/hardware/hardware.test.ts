import { describe, expect, it } from 'vitest';
import { CatalogueError } from '../errors.ts';
import type { ModelRecord } from '../records/model.ts';
import {
  bandwidths,
  capacityOf,
  devices,
  fitLimit,
  fitState,
  leastMemory,
  machineLabel,
  modelFit,
  parseMachine,
  printMachine,
  smallestFit,
  type Device,
  isDevice,
} from './index.ts';

const gib = 1024 ** 3;

const qwen: ModelRecord = {
  id: 'Qwen/Qwen3-8B-GGUF',
  gguf: { total: 8_190_735_360, context_length: 40_960 },
  siblings: [
    { rfilename: 'Qwen3-8B-Q8_0.gguf', size: 8_709_519_360 },
    { rfilename: 'Qwen3-8B-Q4_K_M.gguf', size: 5_027_784_704 },
    { rfilename: 'mmproj-F16.gguf', size: 1_000_000 },
  ],
};
/** As published in the config of Qwen3-8B. */
const attention = { layers: 36, keyValueHeads: 8, headSize: 128 };

describe('a machine', () => {
  it.each([
    ['16', '16 GB'],
    ['16 GB', '16 GB'],
    ['nvidia-rtx-4090', 'RTX 4090, 24 GB'],
    ['2x-nvidia-rtx-3090', '2 × RTX 3090, 48 GB'],
    ['apple-m4-pro:48', 'M4 Pro, 48 GB'],
    ['nvidia-rtx-4070,ram:64', 'RTX 4070, 12 GB'],
    ['nvidia-rtx-4090,nvidia-rtx-3090', 'RTX 4090, RTX 3090, 48 GB'],
    ['intel-core-14th-generation-i7:32', 'Core 14th Generation (i7), 32 GB'],
  ])('%s is parsed and printed', (text, label) => {
    const machine = parseMachine(text);
    expect(machineLabel(machine)).toBe(label);
    expect(parseMachine(printMachine(machine))).toEqual(machine);
  });

  it.each([
    ['', 'Name a device'],
    ['ram:64', 'Name a device beside ram'],
    ['rtx-9999', 'Unknown device "rtx-9999"'],
    ['constructor', 'Unknown device'],
    ['-5', 'above 0'],
    ['1 TB', 'above 0'],
    ['nvidia-rtx-4090:-1', 'above 0'],
    ['100x-nvidia-rtx-4090', '1 to 64 devices'],
    ['rtx 4090', 'Did you mean nvidia-rtx-4090, nvidia-rtx-4090d'],
    ['0', 'above 0'],
    ['99999', 'up to 65536'],
    ['0x-nvidia-rtx-4090', '1 to 64 devices'],
    ['65x-nvidia-rtx-4090', '1 to 64 devices'],
    ['nvidia-rtx-4090:0', 'above 0'],
    ['intel-core-14th-generation-i7', 'add its size in GB'],
    [`${'16,'.repeat(100)}16`, 'Name a device'],
  ])('%j is rejected with the reason', (text, reason) => {
    expect(() => parseMachine(text)).toThrow(CatalogueError);
    expect(() => parseMachine(text)).toThrow(reason);
  });
});

describe('memory', () => {
  it('is usable to 75% if shared, to 95% on a card', () => {
    expect(capacityOf(parseMachine('16'))).toEqual({ total: 16 * gib, usable: 12 * gib, withCpu: 12 * gib });
    expect(capacityOf(parseMachine('nvidia-rtx-4090')).usable).toBeCloseTo(22.8 * gib, 0);
    expect(capacityOf(parseMachine('nvidia-rtx-4090,ram:64')).withCpu).toBeCloseTo(70.8 * gib, 0);
    expect(capacityOf(parseMachine('apple-m4-pro:48,ram:64')).withCpu).toBe(36 * gib);
  });

  it.each([
    ['fits', 22.7],
    ['tight', 22.9],
    ['tight', 24],
    ['partly-on-cpu', 24.1],
    ['partly-on-cpu', 70.7],
    ['too-large', 70.9],
  ])('of a 24 GB card and 64 GB of RAM: %s at %d GB', (state, gb) => {
    expect(fitState(gb * gib, capacityOf(parseMachine('nvidia-rtx-4090,ram:64')))).toBe(state);
  });
});

describe('the fit of a model', () => {
  it('counts weights, cache and overhead of each file, the most precise first', () => {
    const { files, best } = modelFit(qwen, parseMachine('16'), { contextLength: 32_768, attention });
    expect(files.map(({ label, state }) => [label, state])).toEqual([
      ['Q8_0', 'tight'],
      ['Q4_K_M', 'fits'],
    ]);
    // 2 × 36 layers × 8 heads × 128 × 2 bytes × 32,768 tokens
    expect(files[0]?.need.cache).toBe(4_831_838_208);
    expect(best?.label).toBe('Q4_K_M');
    expect(files[0]?.share).toBeCloseTo((files[0]?.need.total ?? 0) / (16 * gib));
  });

  it.each([
    ['image-classification', false],
    ['object-detection', false],
    ['text-to-image', false],
    ['zero-shot-image-classification', false],
    ['image-text-to-video', false],
    ['audio-classification', false],
    ['image-text-to-text', true],
    ['image-to-text', true],
    ['tabular-to-text', true],
    ['audio-text-to-text', true],
    ['video-text-to-text', true],
    ['feature-extraction', true],
    [undefined, true],
  ])('a model for %s has a context: %s', (task, expected) => {
    const model = { id: 'a/b', safetensors: { total: 1e9 }, ...(task && { pipeline_tag: task }) };
    const [file] = modelFit(model, parseMachine('16')).files;
    expect(file?.longestContext !== undefined).toBe(expected);
  });

  it('returns the longest context that fits, at most that of the model', () => {
    const [q8, q4] = modelFit(qwen, parseMachine('16'), { attention }).files;
    const perToken = 147_456;
    const room = 12 * gib - (q8?.need.weights ?? 0) - (q8?.need.overhead ?? 0);
    expect(q8?.longestContext).toBe(Math.floor(room / perToken / 1024) * 1024);
    expect(q4?.longestContext).toBe(40_960);
    expect(modelFit(qwen, parseMachine('4'), { attention }).files[0]).not.toHaveProperty('longestContext');
  });

  it('estimates speed only for devices with a cited bandwidth', () => {
    const speed = modelFit(qwen, parseMachine('nvidia-rtx-4090'), { attention }).files[1]?.speed;
    const bytes = 5_027_784_704 + 4096 * 147_456;
    const tokens = 1 / (bytes / (1008e9 * 0.85) + 36 * 0.000_035);
    expect(speed?.low).toBeCloseTo(tokens * 0.8);
    expect(speed?.high).toBeCloseTo(tokens * 1.25);
    // Layers run one after the other, so a second card adds memory, not speed.
    const [one, two] = ['nvidia-rtx-4090', '2x-nvidia-rtx-4090'].map(
      (text) => modelFit(qwen, parseMachine(text)).files[1]?.speed?.high,
    );
    expect(two).toBeCloseTo(one ?? 0);
    for (const text of ['16', 'intel-arc-b580', 'nvidia-rtx-4090,intel-arc-b580'])
      expect(modelFit(qwen, parseMachine(text)).files[1]).not.toHaveProperty('speed');
  });

  it('reads only the active experts per token, but keeps all in memory', () => {
    const [dense, sparse] = [qwen, { ...qwen, id: 'Qwen/Qwen3-8B-A2B-GGUF' }].map(
      (model) => modelFit(model, parseMachine('apple-m2'), { attention }).files[1],
    );
    expect(sparse?.need).toEqual(dense?.need);
    expect(sparse?.speed?.high).toBeGreaterThan(2 * (dense?.speed?.high ?? Infinity));
    const unknown = modelFit({ ...qwen, id: 'a/8x7B' }, parseMachine('nvidia-rtx-4090')).files[1];
    expect(unknown).not.toHaveProperty('speed');
  });

  it('uses the stored precision if there is no GGUF file', () => {
    const header = { id: 'a/b', safetensors: { total: 1e9, parameters: { BF16: 9e8, F32: 1e8 } } };
    const [file] = modelFit(header, parseMachine('16')).files;
    expect(file).toMatchObject({ label: 'BF16', size: 2.2e9, state: 'fits' });
    const shards = {
      id: 'a/b',
      siblings: [
        { rfilename: 'model-00001-of-00002.safetensors', size: 10 * gib },
        { rfilename: 'model-00002-of-00002.safetensors', size: 10 * gib },
        { rfilename: 'pytorch_model.bin', size: 20 * gib },
      ],
    };
    expect(modelFit(shards, parseMachine('16')).files).toMatchObject([
      { name: '2 files', size: 20 * gib, state: 'too-large' },
    ]);
  });

  it.each([
    [['fp8'], 'FP8', 10e9],
    [['8-bit', 'mxfp4'], 'MXFP4', 5.3125e9],
    [[], 'F16', 20e9],
  ])('estimates the size from the number of parameters and the tags %j', (tags, label, size) => {
    const [file] = modelFit({ id: 'a/b', tags, safetensors: { total: 10e9 } }, parseMachine('16')).files;
    expect(file).toMatchObject({ label, size, sizeIsEstimate: true });
  });

  it('filters lists by the smallest file, with the overhead of additional devices', () => {
    expect(leastMemory(qwen)).toEqual({
      fixed: 5_027_784_704 + Math.ceil(5_027_784_704 * 0.05 + 256 * 1024 ** 2),
      perToken: Math.ceil(40 * 1024 * Math.sqrt(8.19073536)),
    });
    expect(leastMemory({ id: 'a/b' })).toBeUndefined();
    expect(smallestFit(qwen, parseMachine('16'))?.label).toBe('Q4_K_M');
    expect(fitLimit(parseMachine('16'))).toEqual({ max: 12 * gib, context: 4096 });
    const two = fitLimit(parseMachine('2x-nvidia-rtx-4090'), 8192);
    expect(two.max).toBeCloseTo(45.6 * gib - 256 * 1024 ** 2, 0);
    expect(() => fitLimit(parseMachine('16'), 0)).toThrow('context must be');
  });

  it.each([
    ['TheBloke/Llama-2-7B-GGUF', 7e9],
    ['a/smollm-135M-GGUF', 135e6],
    ['a/Qwen3-0.6B', 0.6e9],
  ])('estimates the sizes of %s from the number in its name', (id, parameters) => {
    const siblings = [{ rfilename: 'model.Q8_0.gguf' }];
    const [file] = modelFit({ id, siblings }, parseMachine('16')).files;
    expect(file).toMatchObject({ sizeIsEstimate: true, size: Math.ceil((parameters * 8.5) / 8) });
  });

  it.each(['a/b', 'a/v2-beta', 'a/8x7B', 'a/llama-3'])('finds no number of parameters in %s', (id) => {
    expect(modelFit({ id, siblings: [{ rfilename: 'x.Q8_0.gguf' }] }, parseMachine('16')).files).toEqual([]);
  });

  it('has no files if the record has no sizes', () => {
    expect(modelFit({ id: 'a/b' }, parseMachine('16'))).toEqual({ contextLength: 4096, files: [] });
  });

  it.each([0, -1, 1.5, Number.NaN, Infinity, 1e9])('rejects a context of %d tokens', (contextLength) => {
    expect(() => modelFit(qwen, parseMachine('16'), { contextLength })).toThrow('context must be');
  });
});

it.each(Object.entries(bandwidths))('cites the bandwidth of %s for sizes that exist', (key, bandwidth) => {
  const device: Device | undefined = isDevice(key) ? devices[key] : undefined;
  const { memory = [], others = {} } = bandwidth;
  expect(device?.memory).toEqual(expect.arrayContaining([...memory, ...Object.keys(others).map(Number)]));
  expect(bandwidth.source).toMatch(/^https?:\/\//);
  expect(bandwidth.gbPerSecond).toBeGreaterThan(0);
});
