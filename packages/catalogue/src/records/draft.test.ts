import { describe, expect, it } from 'vitest';
import { draftOf, isDraftModel } from './draft.ts';
import type { ModelRecord } from './model.ts';

const draft = (record: Partial<ModelRecord>) => draftOf({ id: 'harbour/Tide-27B', ...record });
const base = (...ids: readonly string[]) => ({ cardData: { base_model: ids } });

describe('a draft model', () => {
  it.each<[Partial<ModelRecord>, string | undefined]>([
    [{ tags: ['draft-model', 'dspark'] }, 'dspark'],
    [{ tags: ['drafter', 'dflash2'] }, 'dflash'],
    [{ id: 'harbour/Tide-EAGLE-3', tags: ['speculative-decoding'] }, 'eagle3'],
    [{ id: 'harbour/Tide-speculator.eagle3', tags: ['speculators'] }, 'eagle3'],
    [{ id: 'harbour/Tide-DFlash', tags: ['dflash'] }, 'dflash'],
    [{ tags: ['draft-model'] }, undefined],
  ])('of %j has the method %s', (record, method) => {
    expect(draft(record)).toEqual({ method, target: undefined });
  });

  it.each<[Partial<ModelRecord>]>([
    [{}],
    [{ tags: ['speculative-decoding', 'mtp', 'conversational'] }],
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

  it.each(['harbour/Tide-27B-DFlash2', 'harbour/tide-8b-eagle3', 'harbour/tide-speculator.eagle3'])(
    'is %s by its name',
    (id) => {
      expect(isDraftModel({ id })).toBe(true);
    },
  );

  it.each(['harbour/beagle-7b', 'harbour/eagle2-9b', 'harbour/overdraft-classifier', 'harbour/drafting-3b'])(
    'is not %s',
    (id) => {
      expect(isDraftModel({ id })).toBe(false);
    },
  );

  it('is small, unless a tag names it', () => {
    const id = 'harbour/Tide-27B-DFlash2';
    expect(isDraftModel({ id, safetensors: { total: 1_900_000_000 } })).toBe(true);
    expect(isDraftModel({ id, gguf: { total: 1_900_000_000 }, tags: ['conversational'] })).toBe(true);
    expect(isDraftModel({ id, safetensors: { total: 27_000_000_000 } })).toBe(false);
    expect(isDraftModel({ id, safetensors: { total: 27_000_000_000 }, tags: ['draft-model'] })).toBe(true);
  });
});
