import { describe, expect, it } from 'vitest';
import { readRecords, recordFiles, starterFolder } from '../records/read-records.ts';
import { datasets, models, spaces } from '../suites.ts';
import { completenessLine, completenessOf } from './completeness.ts';

describe('the starter set is complete enough', () => {
  it.each([
    ['models', models],
    ['datasets', datasets],
    ['spaces', spaces],
  ] as const)('%s', async (kind, suite) => {
    const records: unknown[] = [];
    for (const file of recordFiles(suite, starterFolder))
      for await (const record of readRecords(file)) records.push(record);
    const found = completenessOf(kind, records);
    console.log(completenessLine(kind, found));
    expect(found.faults).toEqual([]);
  });
});

it('reports the incomplete fields and records', () => {
  const whole = {
    id: 'acme/whole',
    pipeline_tag: 'fill-mask',
    library_name: 'transformers',
    tags: ['license:mit'],
    siblings: [{ rfilename: 'config.json' }],
    safetensors: { total: 1 },
    config: { max_position_embeddings: 512 },
    cardData: { summary: 'Fills gaps in tide tables.', language: 'en' },
  };
  expect(completenessOf('models', [whole])).toMatchObject({ mean: 100, faults: [] });
  const { faults, shares } = completenessOf('models', [whole, { id: 'acme/bare', library_name: 'timm' }]);
  expect(shares).toMatchObject({ summary: 50, library: 100, language: 100 });
  expect(faults).toContain('models: 50% have a summary; add it to reach 100%.');
  expect(faults.at(-1)).toBe('acme/bare: has 17% of its fields; add what is documented to reach 30%.');
});
