import { describe, expect, it } from 'vitest';
import { draftOf } from './draft.ts';
import type { ModelRecord } from './model.ts';

const draft = (record: Partial<ModelRecord>) => draftOf({ id: 'harbour/Tide-27B', ...record });
const base = (...ids: readonly string[]) => ({ cardData: { base_model: ids } });

describe('a draft model', () => {
  it.each<[Partial<ModelRecord>, string | undefined]>([
    [{ tags: ['draft-model', 'dspark'] }, 'dspark'],
    [{ tags: ['drafter', 'dflash2'] }, 'dflash'],
    [{ id: 'harbour/Tide-EAGLE-3', tags: ['speculative-decoding'] }, 'eagle3'],
    [{ id: 'harbour/Tide-speculator.eagle3', tags: ['speculators'] }, 'eagle3'],
    [{ tags: ['draft-model'] }, undefined],
  ])('of %j has the method %s', (record, method) => {
    expect(draft(record)).toEqual({ method, target: undefined });
  });

  it.each<[Partial<ModelRecord>]>([
    [{}],
    [{ tags: ['speculative-decoding', 'mtp', 'conversational'] }],
    [{ id: 'harbour/Tide-DFlash', tags: ['dflash'] }],
    [{ id: 'harbour/Tide-DFlash', tags: ['speculative-decoding', 'conversational'] }],
    [
      {
        id: 'harbour/Tide-INT8-DFlash',
        pipeline_tag: 'image-text-to-text',
        tags: ['speculative-decoding'],
      },
    ],
  ])('is not %j', (record) => {
    expect(draft(record)).toBeUndefined();
  });

  it('proposes to the first base model that is no draft model', () => {
    const tags = ['draft-model'];
    expect(draft({ tags, ...base('harbour/Tide-DFlash', 'harbour/Tide') })?.target).toBe('harbour/Tide');
    expect(draft({ tags, ...base('harbour/Tide-DFlash') })?.target).toBeUndefined();
  });
});
