import { modelFit, type ModelRecord, parseMachine } from '@loadout/catalogue';
import { catalogueServices } from '@loadout/server';
import { describe, expect, it } from 'vitest';
import { ggufOptions } from '@loadout/react';
import { summaryOf } from '../../lib/records/summary.ts';
import { fileChoices } from './apps/file-choices.server.ts';
import { rowMemory } from '../../lib/hardware/row-memory.server.ts';
import { bestFit } from './best-fit.server.ts';
import { modelFacts } from './facts.ts';
import { weighed } from './weighed.server.ts';

const strip = (record: ModelRecord) =>
  modelFacts(
    weighed(record),
    summaryOf(record, catalogueServices),
    fileChoices(record, ggufOptions(record), {}, { contextLength: 4096 }),
    { memory: rowMemory(weighed(record), undefined)?.total },
  ).map(({ label, value, note }) => [label, value, note].filter(Boolean).join(' | '));

describe('the strip of a model', () => {
  it('has six cells for a full record', () => {
    expect(
      strip({
        id: 'a/b',
        tags: ['license:mit'],
        safetensors: { total: 8_190_735_360, parameters: { BF16: 8_190_735_360 } },
        gguf: { context_length: 32_768 },
        createdAt: '2026-05-01T00:00:00Z',
        lastModified: '2026-07-26T00:00:00Z',
        downloads: 4_100_000,
        likes: 12,
      }),
    ).toEqual([
      'Size | 8.19B | parameters, BF16',
      'License | MIT',
      'Context | 32,768 | tokens',
      'Memory | 17.9 GB | with BF16 weights',
      'Updated | 26 Jul 2026 | created 1 May 2026',
      'Downloads | 4.1M | 12 likes',
    ]);
  });

  it('gives the memory of GGUF files from the smallest to the largest', () => {
    const siblings = [
      { rfilename: 'tide-Q8_0.gguf', size: 8_000_000_000 },
      { rfilename: 'tide-Q2_K.gguf', size: 3_000_000_000 },
    ];
    expect(strip({ id: 'a/b', siblings })).toEqual(['Memory | 3.88–9.13 GB | Q2_K to Q8_0']);
  });

  it('estimates the memory of a model without GGUF files as lists do', () => {
    expect(strip({ id: 'a/b', safetensors: { total: 8_190_735_360 } })).toEqual([
      'Size | 8.19B | parameters',
      'Memory | 17.9 GB | estimated for F16 weights',
    ]);
    const one = { rfilename: 'model-00001-of-00002.safetensors', size: 1_000_000_000 };
    const two = { rfilename: 'model-00002-of-00002.safetensors' };
    expect(strip({ id: 'a/b', siblings: [one, { ...two, size: 500_000_000 }] })).toEqual([
      'Memory | 2.05 GB',
    ]);
    expect(strip({ id: 'a/b', siblings: [one, two] })).toEqual([]);
  });

  it('estimates the memory of the usual file where none is listed', () => {
    expect(strip({ id: 'a/b', gguf: { total: 8e9 } })).toEqual([
      'Size | 8B | parameters',
      'Memory | 5.88 GB | estimated for Q4_K_M weights',
    ]);
  });

  it('is empty for a record that says nothing', () => {
    expect(strip({ id: 'a/b' })).toEqual([]);
  });
});

it('says whether the best file fits the machine', () => {
  const record = { id: 'a/b', safetensors: { total: 1e9, parameters: { BF16: 1e9 } } };
  const cell = (machine: string) => {
    const parsed = parseMachine(machine);
    const fit = bestFit(modelFit(record, parsed), parsed);
    return modelFacts(record, summaryOf(record, catalogueServices), [], { fit, memory: 2.3e9 }).find(
      ({ label }) => label === 'Memory',
    )?.fit;
  };
  expect(cell('16')).toEqual({ state: 'fits', label: 'BF16 fits 16 GB' });
  expect(cell('2')).toEqual({ state: 'too-large', label: 'too large for 2 GB' });
});

it('draws downloads over time once there are two days', () => {
  const record = { id: 'a/b', downloads: 4000, likes: 3 };
  const popularity = (...downloads: readonly number[]) => {
    const history = downloads.map((count, day) => ({
      at: `2026-03-0${day + 1}T00:00:00.000Z`,
      downloads: count,
    }));
    return modelFacts(record, summaryOf(record, catalogueServices), [], { history })[0];
  };
  expect(popularity(1000)?.series).toBeUndefined();
  expect(popularity(1000, 4000)?.series).toEqual({
    values: [1000, 4000],
    label: expect.stringMatching(/^Downloads, .*2026 to .*2026: 1K to 4K$/),
  });
});
