import { describe, expect, it } from 'vitest';
import { draftOf, isDraftModel, needsTarget } from './draft.ts';
import type { ModelRecord } from '../model.ts';

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

  it.each([
    ['z-lab/Qwen3.6-35B-A3B-DFlash', 'dflash', 'Qwen/Qwen3.6-35B-A3B'],
    ['z-lab/Qwen3-4B-DFlash-b16', 'dflash', 'Qwen/Qwen3-4B'],
    ['RadixArk/Kimi-K3-DSpark', 'dspark', 'moonshotai/Kimi-K3'],
    ['RedHatAI/gpt-oss-20b-speculator.eagle3', 'eagle3', 'openai/gpt-oss-20b'],
    ['yuhuili/EAGLE-LLaMA3-Instruct-8B', 'eagle', 'meta-llama/Meta-Llama-3-8B-Instruct'],
    ['yuhuili/EAGLE3-LLaMA3.1-Instruct-8B', 'eagle3', 'meta-llama/Llama-3.1-8B-Instruct'],
    ['ada/Qwen3.8-27B-tide-DSpark', 'dspark', undefined],
    ['ada/Qwen3.8-27B-DSpark-GGUF', 'dspark', undefined],
    ['ada/EAGLE-Tide-8B', 'eagle', undefined],
  ])('named %s has the method %s and proposes to %s', (id, method, target) => {
    expect(draft({ id })).toEqual({ method, target });
  });

  it('proposes to the base model of its record, whatever its name', () => {
    expect(draft({ id: 'ada/Qwen3-4B-DFlash', ...base('ada/Tide-4B') })?.target).toBe('ada/Tide-4B');
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

  it('is a small part of the model it is named after, for this use', () => {
    const tagged = { id: 'harbour/Tide-120B-MTP', tags: ['speculative-decoding', 'conversational'] };
    expect(isDraftModel({ ...tagged, safetensors: { total: 2_900_000_000 } })).toBe(true);
    expect(isDraftModel({ ...tagged, safetensors: { total: 20_000_000_000 } })).toBe(false);
    expect(isDraftModel({ ...tagged, safetensors: { total: 600_000 } })).toBe(false);
    expect(isDraftModel({ ...tagged, tags: [], safetensors: { total: 2_900_000_000 } })).toBe(false);
    const named = { id: 'harbour/Tide-30B-assistant' };
    expect(isDraftModel({ ...named, safetensors: { total: 2_500_000_000 } })).toBe(true);
    expect(isDraftModel({ ...named, safetensors: { total: 30_000_000_000 } })).toBe(false);
    expect(isDraftModel(named)).toBe(false);
  });

  it('of the first method has its name in capitals', () => {
    expect(isDraftModel({ id: 'harbour/EAGLE-Tide-8B' })).toBe(true);
    expect(isDraftModel({ id: 'harbour/Eagle2-9B' })).toBe(false);
  });

  it('needs its target, unless it is an ordinary small model', () => {
    expect(needsTarget({ id: 'harbour/Tide-27B-DFlash2' })).toBe(true);
    expect(needsTarget({ id: 'harbour/EAGLE-Tide-8B' })).toBe(true);
    expect(needsTarget({ id: 'harbour/Tide', tags: ['speculators'] })).toBe(true);
    expect(needsTarget({ id: 'harbour/Tide-30B-assistant', safetensors: { total: 2e9 } })).toBe(true);
    expect(needsTarget({ id: 'harbour/Tide-0.6B-draft' })).toBe(false);
    expect(needsTarget({ id: 'harbour/Tide-8B' })).toBe(false);
  });

  it('is small, unless a tag names it', () => {
    const id = 'harbour/Tide-27B-DFlash2';
    expect(isDraftModel({ id, safetensors: { total: 1_900_000_000 } })).toBe(true);
    expect(isDraftModel({ id, gguf: { total: 1_900_000_000 }, tags: ['conversational'] })).toBe(true);
    expect(isDraftModel({ id, safetensors: { total: 27_000_000_000 } })).toBe(false);
    expect(isDraftModel({ id, safetensors: { total: 27_000_000_000 }, tags: ['draft-model'] })).toBe(true);
  });
});
