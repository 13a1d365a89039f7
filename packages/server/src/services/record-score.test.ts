import type { RepositoryRecord } from '@loadout/catalogue';
import { fieldsOf, type RepoKind } from '@loadout/hub';
import { expect, test } from 'vitest';
import { fieldRules } from './field-rules.ts';
import { scorePoints } from './record-score.ts';

const scoreOf = (record: RepositoryRecord, kind: RepoKind = 'model'): number =>
  fieldsOf(kind, record.id, JSON.stringify(record), fieldRules)?.numbers.score ?? NaN;

const bare = { id: 'harbour/tide' };

test.each([
  ['a task', { pipeline_tag: 'text-generation' }],
  ['a library', { library_name: 'transformers' }],
  ['a license', { tags: ['license:mit'] }],
  ['a language', { cardData: { language: 'en' } }],
  ['a size', { safetensors: { total: 1 } }],
  ['files', { siblings: [{ rfilename: 'a' }] }],
])('%s raises the score of a record', (_what, fields) => {
  expect(scoreOf({ ...bare, ...fields })).toBeGreaterThan(scoreOf(bare));
});

test('a recommended record scores higher than a complete one', () => {
  const complete = {
    ...bare,
    pipeline_tag: 'text-generation',
    tags: ['license:mit', 'en', 'license:other'],
    siblings: [{ rfilename: 'a' }],
    safetensors: { total: 1 },
  };
  expect(scoreOf({ id: 'apple/DepthPro-hf' })).toBeGreaterThan(scoreOf(complete));
  expect(scoreOf({ id: 'sayakpaul/nyu_depth_v2' }, 'dataset')).toBeGreaterThan(scoreOf(bare, 'dataset'));
  expect(scoreOf({ id: 'akhaliq/depth-pro' }, 'space')).toBeGreaterThan(scoreOf(bare, 'space'));
});

test('a well-known model scores higher than an unknown one', () => {
  expect(scoreOf({ id: 'Qwen/Qwen3-8B' })).toBe(scoreOf(bare) + scorePoints.wellKnown);
  expect(scoreOf({ id: 'Qwen/Qwen3-8B' }, 'dataset')).toBe(scoreOf(bare, 'dataset'));
});

test('the spelling of an id does not matter', () => {
  expect(scoreOf({ id: 'Apple/depthpro-HF' })).toBe(scoreOf({ id: 'apple/DepthPro-hf' }));
});

test('thousands of tags do not raise the score', () => {
  const tags = ['transformers', 'diffusers', 'keras', 'onnx', 'peft', 'timm', 'fastai', 'flair', 'spacy'];
  const some = [...tags, 'nemo', 'stanza', 'mlx', 'setfit', 'bertopic'];
  expect(scoreOf({ ...bare, tags: some })).toBeGreaterThan(scoreOf({ ...bare, tags }));
  expect(scoreOf({ ...bare, tags: [...some, 'open_clip', 'espnet'] })).toBe(scoreOf({ ...bare, tags: some }));
});
