import { describe, expect, it } from 'vitest';
import type { DatasetRecord } from '../records/dataset.ts';
import { datasetConfigs, datasetSnippets } from './snippets.ts';

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

/** Names of what the first block installs. */
const requiredFor = (record: DatasetRecord, library: string) =>
  datasetSnippets(record, { library })[0]?.snippets[0]?.install?.map((one) => 'name' in one && one.name);

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

describe('a repository of irds', () => {
  const record = { id: 'irds/antique_test', cardData: { viewer: false } };

  it('is read by the package that its script was made for', () => {
    expect(librariesFor(record)).toEqual(['ir_datasets']);
    expect(codeFor(record, 'ir_datasets')).toContain('ir_datasets.load("antique/test")');
    expect(warningsFor(record, 'ir_datasets', { revision: 'v1' })).toEqual(['unpinned']);
  });

  it('is the only kind that the package is offered for', () => {
    expect(librariesFor({ id: 'ada/irds' })).not.toContain('ir_datasets');
    expect(datasetSnippets({ id: 'o/n' }, { library: 'ir_datasets' })[0]?.notice?.code).toBe(
      'not-in-ir-datasets',
    );
  });
});

describe('an id without an owner', () => {
  const libraries = ['datasets', 'pandas', 'polars', 'duckdb', 'dask'];

  it('is looked up, since clients require the owner', () => {
    expect(librariesFor({ id: 'tides' })).toEqual([...libraries, 'mlcroissant']);
    const others = ['argilla', 'datadesigner', 'distilabel', 'fiftyone', 'lance', 'webdataset'];
    for (const library of [...libraries, ...others]) {
      const code = codeFor({ id: 'tides' }, library);
      expect(code).toContain('repo_id = dataset_info("tides").id\n');
      expect(code).not.toContain('datasets/tides');
    }
    expect(codeFor({ id: 'o/n' }, 'datasets')).not.toContain('dataset_info');
  });

  it('is looked up for the copy of a known split as well', () => {
    const record = { id: 'tides', cardData: { dataset_info: { splits: [{ name: 'train' }] } } };
    expect(codeFor(record, 'polars')).toContain(
      '"hf://datasets/" + repo_id + "@~parquet/*/*train/*.parquet"',
    );
  });

  it('is enough to download files', () => {
    const record = { id: 'tides', siblings: files('train.csv') };
    for (const library of ['pandas', 'polars', 'duckdb', 'dask'])
      expect(codeFor(record, library)).toContain('hf_hub_download(repo_id="tides"');
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
    expect(codeFor({ id: 'o/n', siblings }, 'duckdb')).toContain('folders = HfFileSystem().glob(');
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

  it('one folder of the copy, if the record names no split', () => {
    for (const card of [{}, { cardData: { license: 'mit' } }]) {
      const code = codeFor({ id: 'o/n', ...card }, 'dask');
      expect(code).toContain('.glob("datasets/o/n@refs/convert/parquet/*/*")');
      expect(code).toContain('dd.read_parquet(f"hf://{folder}/*.parquet")');
    }
    const configs = [{ config_name: 'sail' }, { config_name: 'steam' }];
    expect(codeFor({ id: 'o/n', cardData: { configs } }, 'pandas')).toContain('/sail/*")');
  });

  it('the copy instead of JSON, which may be a list, lines or one object', () => {
    const siblings = files('test.json');
    expect(codeFor({ id: 'o/n', siblings }, 'polars')).toContain('@~parquet/*/*test/*.parquet');
    expect(codeFor({ id: 'o/n', siblings }, 'pandas', { revision: 'v1' })).toContain('@v1/test.json');
    expect(codeFor({ id: 'o/n', siblings, cardData: { viewer: false } }, 'pandas')).toContain('/test.json');
  });

  it('the copy instead of what a loading script reads', () => {
    const siblings = files('n.py', 'en/train.csv', 'fr/train.csv');
    expect(codeFor({ id: 'o/n', siblings }, 'pandas')).toContain('@refs/convert/parquet/*/*"');
  });

  it('those in the folder of the config', () => {
    const configs = [
      { config_name: 'en', data_dir: './en/' },
      { config_name: 'fr', data_dir: 'fr' },
    ];
    const siblings = files('en/train.csv', 'fr/train.csv');
    expect(codeFor({ id: 'o/n', siblings, cardData: { configs } }, 'duckdb')).toContain(
      'read_csv("hf://datasets/o/n/en/train.csv")',
    );
    const declared = [{ config_name: 'en', data_dir: 'en', data_files: 'train.csv' }];
    expect(codeFor({ id: 'o/n', cardData: { configs: declared } }, 'duckdb')).toContain('n/en/train.csv"');
  });

  it('none of other configs, if the files of the config cannot be read as one table', () => {
    const configs = [{ config_name: 'en', data_files: ['en/a-*.csv', 'en/b-*.csv'] }];
    const siblings = files('en/a-1.csv', 'en/b-1.csv', 'fr/a-1.csv');
    expect(codeFor({ id: 'o/n', siblings, cardData: { configs } }, 'duckdb')).toContain(
      '@~parquet/en/*train/*.parquet',
    );
  });

  it('with the separator of the card', () => {
    for (const name of ['sep', 'delimiter']) {
      const configs = [{ data_files: 'a.csv', [name]: '|' }];
      expect(codeFor({ id: 'o/n', cardData: { configs } }, 'pandas')).toContain('a.csv", sep="|")');
    }
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
    expect(codeFor({ id: 'o/n', cardData: {} }, 'datasets')).toContain('configs[0]');
    expect(codeFor({ id: 'o/n', tags: ['library:distilabel'] }, 'distilabel')).toContain(
      'config=configs[0], split=splits[0]',
    );
  });

  it('lists splits at run time if the record names none', () => {
    const configs = [{ config_name: 'en' }, { config_name: 'fr' }];
    const code = codeFor({ id: 'o/n', cardData: { configs } }, 'datasets');
    expect(code).toContain('splits = load_dataset("o/n", "en", streaming=True)');
  });

  it('shows the split that the file names contain; files without one are for training', () => {
    const validation = { id: 'o/n', siblings: files('data/dev.csv') };
    expect(codeFor(validation, 'datasets')).toContain('load_dataset("o/n", split="validation"');
    const one = { id: 'o/n', siblings: files('rows.csv') };
    expect(codeFor(one, 'datasets')).toContain('load_dataset("o/n", split="train"');
  });

  it('loads the copy of a repository with a script, with a warning', () => {
    const record = { id: 'o/n', siblings: files('n.py') };
    expect(codeFor(record, 'datasets')).toContain('revision="refs/convert/parquet"');
    expect(warningsFor(record, 'datasets')).toContain('deprecated');
    expect(datasetSnippets(record, { ...otherHub, library: 'datasets' })[0]?.notice?.code).toBe(
      'loading-script',
    );
  });

  it('names a config of the copy by its folder', () => {
    const record = { id: 'o/n', siblings: files('n.py') };
    expect(codeFor(record, 'datasets')).toContain('config = folders[0].split("/")[-2]');
    const dataset_info = [{ config_name: 'en' }, { config_name: 'fr' }];
    expect(codeFor({ ...record, cardData: { dataset_info } }, 'datasets')).toContain(
      'load_dataset("o/n", data_dir="en", revision="refs/convert/parquet")',
    );
  });

  it('requires packages that decode media, by the tags of the hub or else by the tasks', () => {
    expect(requiredFor({ id: 'o/n', tags: ['modality:image', 'modality:audio'] }, 'datasets')).toEqual([
      'datasets[audio,vision]',
    ]);
    expect(
      requiredFor({ id: 'o/n', tags: ['modality:video', 'modality:document', 'modality:3d'] }, 'datasets'),
    ).toEqual(['datasets[audio,mesh,pdfs]']);
    expect(
      requiredFor({ id: 'o/n', cardData: { task_categories: ['image-classification'] } }, 'datasets'),
    ).toEqual(['datasets[vision]']);
    const tags = ['task_categories:automatic-speech-recognition'];
    expect(requiredFor({ id: 'o/n', tags }, 'datasets')).toEqual(['datasets[audio]']);
    expect(requiredFor({ id: 'o/n', tags: [...tags, 'modality:text'] }, 'datasets')).toEqual(['datasets']);
  });

  it('decodes pictures if the record does not tell whether there are any', () => {
    expect(requiredFor({ id: 'o/n' }, 'datasets')).toEqual(['datasets', 'pillow']);
    expect(requiredFor({ id: 'o/n' }, 'mlcroissant')?.[0]).toBe('mlcroissant[git,image,parquet]');
    const told = { id: 'o/n', cardData: { task_categories: 'text-retrieval' } };
    expect(requiredFor(told, 'datasets')).toEqual(['datasets']);
    expect(requiredFor(told, 'mlcroissant')?.[0]).toBe('mlcroissant[git,parquet]');
  });

  it('requires packages that read a format', () => {
    expect(requiredFor({ id: 'o/n', siblings: files('a.jsonl.zst', 'b.h5') }, 'datasets')).toEqual([
      'datasets',
      'h5py',
      'zstandard',
    ]);
    expect(requiredFor({ id: 'o/n', tags: ['format:lance'] }, 'datasets')).toEqual(['datasets', 'pylance']);
  });
});

describe('Croissant', () => {
  it('requires Git with its extension for large files, and Pillow for images', () => {
    expect(requiredFor({ id: 'o/n', tags: ['modality:image'] }, 'mlcroissant')).toEqual([
      'mlcroissant[git,image,parquet]',
      'git',
      'git-lfs',
    ]);
  });
});

describe('FiftyOne', () => {
  it('needs a description among the listed files', () => {
    expect(librariesFor({ id: 'o/n', siblings: files('fiftyone.yaml') })).toContain('fiftyone');
    const tags = ['library:fiftyone'];
    expect(librariesFor({ id: 'o/n', tags, siblings: files('1.jpg') })).toEqual(['huggingface_hub']);
  });
});

describe('WebDataset', () => {
  it('lists compressed archives', () => {
    expect(codeFor({ id: 'o/n', siblings: files('a.tar.gz') }, 'webdataset')).toContain('/**/*.tar.gz"');
    expect(codeFor({ id: 'o/n', siblings: files('a.tar', 'b.tar.gz') }, 'webdataset')).toContain(
      '/**/*.tar"',
    );
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

describe('the config that code loads', () => {
  const tides: DatasetRecord = {
    id: 'harbour/tides',
    siblings: files('hourly/train.parquet', 'daily/train.parquet'),
    cardData: {
      configs: [
        { config_name: 'hourly', default: true, data_files: 'hourly/*.parquet' },
        { config_name: 'daily', data_files: 'daily/*.parquet' },
      ],
      dataset_info: [{ config_name: 'hourly', splits: [{ name: 'train' }] }],
    },
  };

  it.each(['datasets', 'pandas', 'polars', 'duckdb', 'dask', 'mlcroissant'])(
    '%s: the default one',
    (library) => {
      const text = codeFor(tides, library);
      expect(text).not.toContain('daily');
      expect(codeFor(tides, library, { config: 'hourly' })).toBe(text);
    },
  );

  it.each(['datasets', 'pandas', 'polars', 'duckdb', 'dask', 'mlcroissant'])(
    '%s: the chosen one',
    (library) => {
      const text = codeFor(tides, library, { config: 'daily' });
      expect(text).toContain('daily');
      expect(text).not.toContain('hourly');
    },
  );

  it('is one that the card lists', () => {
    expect(datasetConfigs(tides)).toEqual({ names: ['hourly', 'daily'], main: 'hourly' });
    expect(datasetConfigs({ id: 'o/n' })).toEqual({ names: [] });
    expect(() => datasetSnippets(tides, { config: 'weekly' })).toThrow(
      'There is no config "weekly". Listed: hourly, daily.',
    );
    expect(() => datasetSnippets({ id: 'o/n' }, { config: 'weekly' })).toThrow(
      'There is no config "weekly". The record lists none.',
    );
  });
});
