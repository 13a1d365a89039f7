import { describe, expect, test } from 'vitest';
import { memoryNeed } from './memory.ts';
import { ggufFiles } from './repository-files.ts';

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));
const sized = (sizes: Record<string, number>) =>
  Object.entries(sizes).map(([rfilename, size]) => ({ rfilename, size }));

test('files are sorted by precision, those without a quantization last', () => {
  const { models } = ggufFiles(
    files('README.md', 'a.gguf', 'a-Q2_K.gguf', 'a-Q6_K_L.gguf', 'a-Q6_K.gguf', 'a-BF16.gguf', 'config.json'),
  );
  expect(models.map(({ name }) => name)).toEqual([
    'a-BF16.gguf',
    'a-Q6_K_L.gguf',
    'a-Q6_K.gguf',
    'a-Q2_K.gguf',
    'a.gguf',
  ]);
});

test('an entry has label, bits, size and memory', () => {
  const { models } = ggufFiles(sized({ 'a-Q4_K_M.gguf': 5e9 }), { contextLength: 8192 });
  expect(models).toEqual([
    {
      name: 'a-Q4_K_M.gguf',
      files: ['a-Q4_K_M.gguf'],
      layout: 'single',
      complete: true,
      quantization: { label: 'Q4_K_M', type: 'Q4_K_M' },
      bitsPerWeight: 4.89,
      size: 5e9,
      sizeIsEstimate: false,
      memory: memoryNeed({ fileSize: 5e9, label: 'Q4_K_M', contextLength: 8192 }).total,
    },
  ]);
});

describe('shards', () => {
  test('become one entry with their sizes added up, in order', () => {
    const { models } = ggufFiles(
      sized({ 'Q8_0/a-Q8_0-00002-of-00002.gguf': 2e9, 'Q8_0/a-Q8_0-00001-of-00002.gguf': 3e9 }),
    );
    expect(models).toMatchObject([
      {
        name: 'Q8_0/a-Q8_0.gguf',
        files: ['Q8_0/a-Q8_0-00001-of-00002.gguf', 'Q8_0/a-Q8_0-00002-of-00002.gguf'],
        layout: 'shards',
        complete: true,
        size: 5e9,
      },
    ]);
  });

  test('with a missing one are incomplete, and have no size', () => {
    const [entry] = ggufFiles(
      sized({ 'a-Q8_0-00001-of-00003.gguf': 3e9, 'a-Q8_0-00003-of-00003.gguf': 3e9 }),
    ).models;
    expect(entry).toMatchObject({ complete: false });
    expect(entry).not.toHaveProperty('size');
    expect(entry).not.toHaveProperty('memory');
  });

  test('named "part" must be joined, and are in numeric order', () => {
    const names = Array.from({ length: 10 }, (_, index) => `DeepSeek-R1.Q2_K.gguf.part${index + 1}of10`);
    expect(ggufFiles(files(...names.toSorted())).models).toMatchObject([
      { name: 'DeepSeek-R1.Q2_K.gguf', layout: 'parts', complete: true, files: names },
    ]);
  });

  test('of two uploads with different counts are separate', () => {
    const { models } = ggufFiles(
      files('a-Q8_0-00001-of-00001.gguf', 'a-Q8_0-00001-of-00002.gguf', 'a-Q8_0-00002-of-00002.gguf'),
    );
    expect(models.map((entry) => entry.files.length)).toEqual([1, 2]);
  });
});

describe('companion files are listed separately', () => {
  test.each([
    'mmproj-model-f16.gguf',
    'Qwen3.5-9B.BF16-mmproj.gguf',
    'gemma-3-12b-it-uncensored_mmproj-f16.gguf',
    'Dynamic/mmproj-Qwen3.5-122B-A10B-PRISM-LITE.gguf',
  ])('%s is a projector', (name) => {
    const found = ggufFiles(files(name), { parameters: 8e9 });
    expect(found.models).toEqual([]);
    expect(found.projectors).toMatchObject([{ name }]);
    expect(found.projectors[0]).not.toHaveProperty('size');
  });

  test.each([
    'imatrix.gguf',
    'imatrix/Apertus-8B-Instruct-2509_imatrix.gguf',
    'mainline/imatrix-Kimi-K2-Instruct-Q8_0.gguf',
  ])('%s is a matrix', (name) => {
    expect(ggufFiles(files(name))).toMatchObject({ models: [], matrices: [{ name }] });
  });

  test('a model that was quantized with a matrix is a model', () => {
    const name = 'SmallThinker-21B-A3B-Instruct.Q3_K.imatrix.gguf';
    expect(ggufFiles(files(name))).toMatchObject({ models: [{ name }], matrices: [] });
  });
});

test('a missing size is estimated from the parameters, and marked', () => {
  const { models } = ggufFiles(files('a-Q8_0.gguf', 'a.gguf'), { parameters: 8e9 });
  expect(models[0]).toMatchObject({ size: 8.5e9, sizeIsEstimate: true });
  expect(models[0]?.memory).toBeGreaterThan(8.5e9);
  expect(models[1]).not.toHaveProperty('size');
});

test('a parameter count of 0 is ignored', () => {
  expect(ggufFiles(files('a-Q8_0.gguf'), { parameters: 0 }).models[0]).not.toHaveProperty('size');
});

test('an empty file has no size', () => {
  expect(ggufFiles(sized({ 'a-Q8_0.gguf': 0 })).models[0]).not.toHaveProperty('size');
});
