import { describe, expect, test } from 'vitest';
import { readableRecord } from './readable.ts';

const read = (fields: object) => {
  const { id, ...rest } = readableRecord({ id: 'acme/tiny', ...fields });
  expect(id).toBe('acme/tiny');
  return rest;
};

describe('nested fields that clients read without a default', () => {
  test.each([
    ['a sum without parameters', { total: 7 }, { total: 7, parameters: {} }],
    [
      'parameters without a sum',
      { parameters: { F32: 3, BF16: 4 } },
      { total: 7, parameters: { F32: 3, BF16: 4 } },
    ],
    ['neither', {}, undefined],
  ])('safetensors with %s', (_, safetensors, expected) => {
    expect(read({ safetensors })).toEqual(expected === undefined ? {} : { safetensors: expected });
  });

  test('transformersInfo has the fields of a class, and no others', () => {
    expect(read({ transformersInfo: { processor: 'AutoProcessor', other: 1 } })).toEqual({
      transformersInfo: { auto_model: null, processor: 'AutoProcessor' },
    });
    const transformersInfo = {
      auto_model: 'AutoModel',
      custom_class: 'a',
      pipeline_tag: 'b',
      processor: 'c',
    };
    expect(read({ transformersInfo })).toEqual({ transformersInfo });
  });

  test('dates are in UTC', () => {
    expect(read({ createdAt: '2026-01-02', lastModified: '2026-01-02T03:04:05+01:00' })).toEqual({
      createdAt: '2026-01-02T00:00:00.000Z',
      lastModified: '2026-01-02T02:04:05.000Z',
    });
    expect(read({ createdAt: '2026-01-02T03:04:05.123456Z' })).toEqual({
      createdAt: '2026-01-02T03:04:05.123Z',
    });
  });

  test.each(['2026-02-28T23:59:59.999Z', '2026-02-30T00:00:00.000Z', '2026-01-31T00:00:00.000Z'])(
    'the date %s is the one that JavaScript reads',
    (createdAt) => expect(read({ createdAt })).toEqual({ createdAt: new Date(createdAt).toISOString() }),
  );

  test.each(['2026-13-01T00:00:00.000Z', '2026-01-01T24:00:01.000Z', '2026-01-00T00:00:00.000Z'])(
    'there is no date %s',
    (createdAt) => expect(read({ createdAt })).toEqual({}),
  );

  test('a runtime has a stage', () => {
    expect(read({ runtime: { hardware: { current: 'cpu-basic' } } })).toEqual({});
    const runtime = { stage: 'RUNNING', hardware: { current: null } };
    expect(read({ runtime })).toEqual({ runtime });
  });

  test('an inference provider has an id, a task and a status', () => {
    const complete = { providerId: 'tide', task: 'conversational', status: 'staging' };
    const usual = { providerId: null, task: null, status: 'live' };
    expect(read({ inferenceProviderMapping: { together: {}, groq: complete } })).toEqual({
      inferenceProviderMapping: { together: usual, groq: complete },
    });
    expect(read({ inferenceProviderMapping: [{ provider: 'together' }] })).toEqual({
      inferenceProviderMapping: [{ provider: 'together', ...usual }],
    });
  });

  test('where a file is stored is complete or absent', () => {
    const complete = { rfilename: 'a', lfs: { size: 1, sha256: 'x', pointerSize: 2 } };
    const siblings = [complete, { rfilename: 'b', size: 3, lfs: { size: 3 } }, { rfilename: 'c' }];
    expect(read({ siblings })).toEqual({
      siblings: [complete, { rfilename: 'b', size: 3 }, { rfilename: 'c' }],
    });
  });

  test('other fields stay as they are', () => {
    const fields = { tags: ['a'], config: { model_type: 'bert' }, downloads: 0 };
    expect(read(fields)).toEqual(fields);
  });
});
