import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import sklearn from './sklearn.ts';

const generate = (tags: readonly string[], config: unknown, siblings: readonly unknown[] = []) =>
  generateSnippets(sklearn, { id: 'harbour/tides', tags, config: { sklearn: config }, siblings });

const textOf = (...given: Parameters<typeof generate>) => generate(...given).snippets[0]?.code.text ?? '';

describe('sklearn', () => {
  it('returns a notice for a skops model without a filename', () => {
    for (const config of [undefined, {}, { model: {} }, { model: { file: '' } }])
      expect(generate(['skops'], config)).toEqual({
        snippets: [],
        notice: { code: 'filename-missing', message: 'Model filename not specified in config.json' },
      });
  });

  it('loads a skops pickle from the downloaded file, with a warning', () => {
    const { snippets } = generate(['skops'], { model: { file: 'model.pkl' }, model_format: 'pickle' });
    expect(snippets[0]?.code.text).toContain(
      'path = hf_hub_download(repo_id="harbour/tides", filename="model.pkl")\nmodel = joblib.load(path)',
    );
    expect(snippets[0]?.warnings?.map(({ code }) => code)).toEqual(['unsafe-format']);
  });

  it('loads the skops format without additional trusted types', () => {
    const text = textOf(['skops'], { model: { file: 'model.skops' }, model_format: 'skops' });
    expect(text).toContain('model = load(path, trusted=[])');
    expect(text).not.toContain('hub_utils');
  });

  it('uses the default file if the repository lists none', () => {
    expect(textOf([], undefined)).toContain('filename="sklearn_model.joblib"');
    expect(textOf([], undefined, [{ rfilename: 'tides.joblib' }])).toContain('filename="tides.joblib"');
  });

  it('escapes quotes in a filename', () => {
    expect(textOf(['skops'], { model: { file: 'a"); evil("' } })).toContain('filename="a\\"); evil(\\""');
  });
});
