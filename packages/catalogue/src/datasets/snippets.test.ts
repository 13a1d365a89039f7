import { describe, expect, it } from 'vitest';
import type { DatasetRecord } from '../records/dataset.ts';
import { datasetSnippets } from './snippets.ts';

const files = (...names: readonly string[]) => names.map((rfilename) => ({ rfilename }));
const librariesFor = (record: DatasetRecord, options = {}) =>
  datasetSnippets(record, options).map(({ library }) => library);
const codeFor = (record: DatasetRecord, library: string, options = {}) =>
  datasetSnippets(record, { ...options, library })
    .flatMap(({ snippets }) => snippets.map(({ code }) => code.text))
    .join('\n');
const warningsFor = (record: DatasetRecord, library: string, options = {}) =>
  datasetSnippets(record, { ...options, library }).flatMap(({ snippets }) =>
    snippets.flatMap(({ warnings = [] }) => warnings.map(({ code }) => code)),
  );

const otherHub = { platform: { name: 'Quay', hubUrl: 'https://quay.example' } };

describe('which libraries fit a dataset', () => {
  it('the common ones for a bare record: the hub converts most datasets', () => {
    expect(librariesFor({ id: 'o/n' })).toEqual([
      'datasets',
      'pandas',
      'polars',
      'duckdb',
      'dask',
      'mlcroissant',
    ]);
  });

  it('not those whose addresses need an owner, for an id without one', () => {
    expect(librariesFor({ id: 'tides' })).toEqual(['datasets', 'pandas', 'dask', 'mlcroissant']);
    const record = { id: 'tides', siblings: files('train.csv'), tags: ['library:polars', 'library:duckdb'] };
    for (const library of ['polars', 'duckdb'])
      expect(codeFor(record, library)).toContain('hf_hub_download(repo_id="tides"');
  });

  it('those that the hub lists, with Datasets first', () => {
    const tags = ['library:webdataset', 'library:datasets', 'format:webdataset'];
    expect(librariesFor({ id: 'o/n', tags })).toEqual(['datasets', 'webdataset']);
    expect(librariesFor({ id: 'o/n', tags: ['library:fiftyone'] })).toEqual(['fiftyone']);
  });

  it('those for its file formats', () => {
    expect(librariesFor({ id: 'o/n', siblings: files('fiftyone.yml') })).toContain('fiftyone');
    expect(librariesFor({ id: 'o/n', siblings: files('.argilla/settings.json') })).toContain('argilla');
    expect(librariesFor({ id: 'o/n', siblings: files('data/x.lance/_versions/1.manifest') })).toContain(
      'lance',
    );
    expect(librariesFor({ id: 'o/n', tags: ['distilabel'] })).toContain('distilabel');
  });

  it('no table libraries on another hub without known tables', () => {
    expect(librariesFor({ id: 'o/n' }, otherHub)).toEqual(['datasets', 'mlcroissant']);
    expect(librariesFor({ id: 'o/n', siblings: files('a.csv') }, otherHub)).toContain('polars');
  });

  it('a download of the files if none fits', () => {
    const [only, ...rest] = datasetSnippets({ id: 'o/n', tags: ['library:something-new'] });
    expect(rest).toEqual([]);
    expect(only?.snippets[0]?.code.text).toBe('hf download o/n --repo-type=dataset --local-dir=n');
  });
});

describe('which files are read', () => {
  it('those of the card, by their split', () => {
    const configs = [
      { config_name: 'b', data_files: 'b.csv' },
      {
        config_name: 'a',
        default: true,
        data_files: [
          { split: 'test', path: 'a/test.csv' },
          { split: 'train', path: ['a/1.csv', 'a/2.csv'] },
        ],
      },
    ];
    expect(codeFor({ id: 'o/n', cardData: { configs } }, 'polars')).toContain(
      'pl.scan_csv(["hf://datasets/o/n/a/1.csv", "hf://datasets/o/n/a/2.csv"])',
    );
  });

  it('the listed files for training, as one pattern if it matches no others', () => {
    const siblings = files('data/train-0.parquet', 'data/train-1.parquet', 'data/test-0.parquet');
    expect(codeFor({ id: 'o/n', siblings }, 'dask')).toContain('"hf://datasets/o/n/data/train-*.parquet"');
  });

  it('one by one if a pattern would match others', () => {
    const siblings = files('en/rows.csv', 'fr/rows.csv');
    expect(codeFor({ id: 'o/n', siblings }, 'dask')).toContain('["hf://datasets/o/n/en/rows.csv", ');
  });

  it('no metadata files', () => {
    const siblings = files('dataset_infos.json', 'README.md');
    expect(codeFor({ id: 'o/n', siblings }, 'duckdb')).toContain('@~parquet/*/*train/*.parquet');
  });

  it('the format the hub names, if there are several', () => {
    const siblings = files('rows.csv', 'rows.parquet');
    expect(codeFor({ id: 'o/n', siblings }, 'duckdb')).toContain('rows.parquet');
    expect(codeFor({ id: 'o/n', siblings, tags: ['format:csv'] }, 'duckdb')).toContain('rows.csv');
  });

  it('the copy of the config and split in the record', () => {
    const dataset_info = { config_name: 'sail', splits: [{ name: 'validation' }] };
    expect(codeFor({ id: 'o/n', cardData: { dataset_info } }, 'duckdb')).toContain(
      'hf://datasets/o/n@~parquet/sail/*validation/*.parquet',
    );
  });

  it('the copy of one split, if another ends with its name', () => {
    const dataset_info = { splits: [{ name: 'train' }, { name: 'pretrain' }] };
    expect(codeFor({ id: 'o/n', cardData: { dataset_info } }, 'duckdb')).toContain(
      '@~parquet/*/train/*.parquet',
    );
  });

  it('no copy of a private dataset', () => {
    expect(librariesFor({ id: 'o/n', private: true })).toEqual(['datasets', 'mlcroissant']);
    expect(librariesFor({ id: 'o/n', private: true, siblings: files('a.csv') })).toContain('pandas');
  });

  it('never a file whose name could be a pattern', () => {
    const [answer] = datasetSnippets({ id: 'o/n', siblings: files('rows[1].csv') }, { library: 'pandas' });
    expect(answer).toMatchObject({ snippets: [], notice: { code: 'unsafe-value' } });
  });
});

describe('a revision', () => {
  it('is part of the path, with its slashes escaped', () => {
    const record = { id: 'o/n', siblings: files('a.csv') };
    expect(codeFor(record, 'pandas', { revision: 'refs/pr/1' })).toContain(
      'hf://datasets/o/n@refs%2Fpr%2F1/a.csv',
    );
  });

  it('that the Parquet copy does not have is reported', () => {
    expect(warningsFor({ id: 'o/n' }, 'pandas', { revision: 'v1' })).toEqual(['unpinned']);
    expect(warningsFor({ id: 'o/n' }, 'datasets', { revision: 'v1' })).toEqual([]);
  });
});

describe('Datasets', () => {
  it('passes the config only if there is no default', () => {
    const named = [{ config_name: 'en' }, { config_name: 'fr' }];
    expect(codeFor({ id: 'o/n', cardData: { configs: named } }, 'datasets')).toContain(
      'load_dataset("o/n", "en")',
    );
    expect(
      codeFor({ id: 'o/n', cardData: { configs: [...named, { config_name: 'default' }] } }, 'datasets'),
    ).toContain('load_dataset("o/n")');
  });

  it('lists configs and splits at run time for a bare record', () => {
    const bare = codeFor({ id: 'o/n' }, 'datasets', { revision: 'v1' });
    expect(bare).toContain('configs = get_dataset_config_names("o/n", revision="v1")');
    expect(bare).toContain('rows = next(iter(splits.values()))');
    expect(codeFor({ id: 'o/n', cardData: {} }, 'datasets')).not.toContain('configs');
  });

  it('loads the copy of a repository with a script, with a warning', () => {
    const record = { id: 'o/n', siblings: files('n.py') };
    expect(codeFor(record, 'datasets')).toContain('revision="refs/convert/parquet"');
    expect(warningsFor(record, 'datasets')).toContain('deprecated');
    expect(datasetSnippets(record, { ...otherHub, library: 'datasets' })[0]?.notice?.code).toBe(
      'loading-script',
    );
  });

  it('requires packages that decode images and audio', () => {
    const [answer] = datasetSnippets({ id: 'o/n', tags: ['modality:image', 'modality:audio'] });
    expect(answer?.snippets[0]?.install).toEqual([{ kind: 'python', name: 'datasets[audio,vision]' }]);
  });
});

describe('an account', () => {
  it('is passed to libraries that do not use the log-in', () => {
    const gated = { id: 'o/n', gated: 'auto' } as const;
    expect(codeFor(gated, 'duckdb')).toContain('CREATE SECRET (TYPE huggingface, PROVIDER credential_chain)');
    expect(codeFor(gated, 'mlcroissant')).toContain('CROISSANT_GIT_PASSWORD');
    expect(codeFor(gated, 'webdataset')).toContain('f"hf://{path}"');
    expect(codeFor({ id: 'o/n' }, 'duckdb')).not.toContain('SECRET');
  });
});

describe('another hub', () => {
  it('is used by libraries whose URLs point to the public one', () => {
    const record = { id: 'o/n', siblings: files('a.csv') };
    for (const library of ['duckdb', 'polars'])
      expect(codeFor(record, library, otherHub)).toContain('hf_hub_download(repo_id="o/n", filename="a.csv"');
    expect(codeFor(record, 'datadesigner', otherHub)).toContain('endpoint="https://quay.example"');
  });
});

it('an unknown library is rejected', () => {
  expect(() => datasetSnippets({ id: 'o/n' }, { library: 'constructor' })).toThrow(
    'There is no dataset library "constructor".',
  );
});
