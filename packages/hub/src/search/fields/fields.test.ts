import { describe, expect, it } from 'vitest';
import type { RepoKind } from '../../store/store.ts';
import { type FieldRules, fieldsOf, type IndexedFields } from './fields.ts';

const rules: FieldRules = {
  version: 'test',
  isLibrary: (tag) => tag === 'onnx' || tag === 'transformers',
  derivedTerms: ({ gguf }) =>
    gguf === undefined
      ? {}
      : { app: ['llama.cpp'], quantization: ['Q8_0', 'Q4_K_M', 'Q8_0'], verified: ['lint'] },
  memory: ({ id }) => (id === 'with/memory' ? { fixed: 5_000_000_001, perToken: 40_960.5 } : undefined),
  score: (kind, { id }, { task }) => (id === 'bad/score' ? -1 : kind.length + task.length),
};

function fields(kind: RepoKind, record: object, id = 'owner/name'): IndexedFields {
  const found = fieldsOf(kind, id, JSON.stringify(record), rules);
  if (found === undefined) throw new Error('the record was rejected');
  return found;
}

const terms = (kind: RepoKind, record: object) => fields(kind, record).terms;

describe('a model', () => {
  it('has the task of its pipeline tag', () => {
    expect(terms('model', { pipeline_tag: 'fill-mask', tags: ['text-generation'] }).task).toEqual([
      'fill-mask',
    ]);
  });

  it('has the library it names and the libraries among its tags, each once', () => {
    const record = { library_name: 'transformers', tags: ['transformers', 'onnx', 'llama'] };
    expect(terms('model', record).library).toEqual(['transformers', 'onnx']);
  });

  it('has the languages of its card, not of its tags', () => {
    expect(terms('model', { tags: ['en', 'cv'], cardData: { language: 'en' } }).language).toEqual(['en']);
    expect(terms('model', { cardData: { language: ['EN', 'pt-BR'] } }).language).toEqual(['en', 'pt-br']);
  });

  it('has the languages among its tags when there is no card', () => {
    const record = { tags: ['en', 'yue', 'multilingual', 'tts', 'ner', 'pytorch', 'tf'] };
    expect(terms('model', record).language).toEqual(['en', 'yue', 'multilingual']);
  });

  it('has the license of its tags, or of its card', () => {
    expect(terms('model', { tags: ['license:mit'], cardData: { license: 'other' } }).license).toEqual([
      'mit',
    ]);
    expect(terms('model', { cardData: { license: ['MIT', 'apache-2.0'] } }).license).toEqual([
      'mit',
      'apache-2.0',
    ]);
  });

  it('has the words of its summary, each once', () => {
    const cardData = { summary: 'Tide tables for any tide. Free.' };
    expect(fields('model', { cardData }).summary).toEqual(['tide', 'tables', 'for', 'any']);
    expect(fields('dataset', { description: '<b>Tides</b>' }).summary).toEqual(['tides']);
    expect(fields('space', {}).summary).toEqual([]);
  });

  it('has its owner as author, and none when the id has no owner', () => {
    expect(fields('model', {}, 'Google/bert').terms.author).toEqual(['Google']);
    expect(fields('model', { author: 'someone' }, 'gpt2').terms.author).toEqual([]);
  });

  it.each([
    [true, 'true'],
    ['auto', 'true'],
    ['manual', 'true'],
    [false, 'false'],
    [undefined, 'false'],
  ])('gated: %s is %s', (gated, value) => {
    expect(terms('model', { gated }).gated).toEqual([value]);
  });

  it('has the live providers, in both formats of hubs', () => {
    const listed = [
      { provider: 'a', status: 'live' },
      { provider: 'b', status: 'staging' },
      { provider: 'c' },
    ];
    expect(terms('model', { inferenceProviderMapping: listed }).provider).toEqual(['a', 'c']);
    const keyed = { a: { status: 'live' }, b: { status: 'error' } };
    expect(terms('model', { inferenceProviderMapping: keyed }).provider).toEqual(['a']);
  });

  it('has the apps and quantizations derived by the rules, each once', () => {
    const found = terms('model', { gguf: { total: 5 } });
    expect(found).toMatchObject({
      app: ['llama.cpp'],
      quantization: ['Q8_0', 'Q4_K_M'],
      verified: ['lint'],
    });
    expect(terms('model', {})).toMatchObject({ app: [], quantization: [], verified: [] });
  });

  it('has its figures, with dates in seconds', () => {
    const record = {
      downloads: 0,
      likes: 7,
      trendingScore: 1.5,
      createdAt: '1970-01-01T00:01:40.900Z',
      lastModified: '1970-01-02T00:00:00.000Z',
      safetensors: { total: 8e9 },
      gguf: { total: 1 },
    };
    const numbers = {
      downloads: 0,
      likes: 7,
      trending: 1.5,
      created: 100,
      updated: 86_400,
      params: 8e9,
      score: 5,
    };
    expect(fields('model', record).numbers).toEqual(numbers);
    expect(fields('model', { gguf: { total: 3 } }).numbers).toEqual({ params: 3, score: 5 });
  });

  it('has no figure where the record has none or an invalid one', () => {
    const record = {
      downloads: null,
      likes: '7',
      trendingScore: -1,
      createdAt: 'yesterday',
      lastModified: 5,
    };
    expect(fields('model', record, 'bad/score').numbers).toEqual({});
  });

  it.each([
    [undefined, 'unknown'],
    [0, '0'],
    [9_999_999, '0'],
    [1e7, '10M'],
    [7.6e9, '5B'],
    [5e11, '500B'],
    [1e15, '500B'],
  ])('with %s parameters is in the size step %s', (total, step) => {
    expect(terms('model', { safetensors: { total } }).params).toEqual([step]);
  });

  it('has the score of the rules, which see its terms', () => {
    expect(fields('model', { pipeline_tag: 'fill-mask' }).numbers.score).toBe(6);
  });

  it('has the memory of its smallest file, rounded up to KiB and to bytes per token', () => {
    expect(fields('model', {}, 'with/memory').numbers).toMatchObject({ weights: 4_882_813, cache: 40_961 });
    expect(fields('model', {}).numbers).not.toHaveProperty('weights');
  });

  it('ignores fields of the wrong type', () => {
    const record = {
      tags: [1, null, '', 'x', 'x'],
      cardData: [],
      safetensors: 4,
      inferenceProviderMapping: 'no',
    };
    expect(terms('model', record).tag).toEqual(['x']);
  });
});

describe('a dataset', () => {
  it('has the tasks, languages and libraries of its namespaced tags', () => {
    const tags = ['task_categories:translation', 'task_ids:x', 'language:de', 'library:datasets', 'en'];
    const found = terms('dataset', { tags, pipeline_tag: 'ignored' });
    expect(found).toMatchObject({ task: ['translation'], language: ['de'], library: ['datasets'] });
  });

  it('has the tasks and sizes of its card when its tags have none', () => {
    const cardData = { task_categories: 'other', size_categories: ['n<1K'] };
    expect(terms('dataset', { cardData })).toMatchObject({ task: ['other'], size: ['n<1K'] });
  });

  it('has its modalities, size and formats, and no parameter count', () => {
    const tags = ['modality:text', 'modality:audio', 'size_categories:1K<n<10K', 'format:parquet'];
    expect(terms('dataset', { tags })).toMatchObject({
      modality: ['text', 'audio'],
      size: ['1K<n<10K'],
      format: ['parquet'],
      params: [],
    });
  });
});

describe('a space', () => {
  it('has its SDK as library', () => {
    expect(terms('space', { sdk: 'gradio', tags: ['onnx'] }).library).toEqual(['gradio']);
  });

  it.each([
    [{ hardware: 'cpu-basic' }, ['cpu-basic']],
    [{ hardware: { current: 't4-small', requested: 'a10g' } }, ['t4-small']],
    [{ hardware: { current: null, requested: 'a10g' } }, ['a10g']],
    [{ hardware: { current: 7 } }, []],
    [{ hardware: 'x'.repeat(101) }, []],
    [{ hardware: null }, []],
    [{}, []],
  ])('that runs as %j has the hardware %j', (runtime, hardware) => {
    expect(terms('space', { runtime }).hardware).toEqual(hardware);
  });
});

it('rejects values other than JSON objects', () => {
  for (const json of ['', '[]', 'null', '"x"', '{'])
    expect(fieldsOf('model', 'a/b', json, rules)).toBeUndefined();
});
