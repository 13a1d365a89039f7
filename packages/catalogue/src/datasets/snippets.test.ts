import { describe, expect, it } from 'vitest';
import type { DatasetRecord } from '../records/dataset.ts';
import { datasetConfigs, datasetSnippets } from './snippets.ts';

const files = (...names: readonly string[]) => names.map((rfilename) => ({ rfilename }));
/** All but the download of the files, which is always the last. */
const librariesFor = (record: DatasetRecord, options = {}) => {
  const libraries = datasetSnippets(record, options).map(({ library }) => library);
  expect(libraries.pop()).toBe('huggingface_hub');
  return libraries;
};
const codeFor = (record: DatasetRecord, library: string, options = {}) =>
  datasetSnippets(record, { ...options, library })
    .flatMap(({ snippets }) => snippets.map(({ code }) => code.text))
    .join('\n');
const warningsFor = (record: DatasetRecord, library: string, options = {}) =>
  datasetSnippets(record, { ...options, library }).flatMap(({ snippets }) =>
    snippets.flatMap(({ warnings = [] }) => warnings.map(({ code }) => code)),
  );

const noticeFor = (record: DatasetRecord, library: string, options = {}) =>
  datasetSnippets(record, { ...options, library })[0]?.notice?.code;

const messageFor = (record: DatasetRecord, library: string) =>
  datasetSnippets(record, { library })[0]?.notice?.message;

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

  it('a download of the files, whatever else fits', () => {
    const tags = ['library:something-new'];
    expect(librariesFor({ id: 'o/n', tags })).toEqual([]);
    for (const record of [{ id: 'o/n' }, { id: 'o/n', tags }])
      expect(datasetSnippets(record).at(-1)?.snippets[0]?.code.text).toBe(
        'hf download o/n --repo-type=dataset --local-dir=n',
      );
  });

  it('the download with the reason, if the id cannot be part of code', () => {
    const [only, ...rest] = datasetSnippets({ id: 'o/n\u0000', tags: ['library:something-new'] });
    expect(rest).toEqual([]);
    expect(only).toMatchObject({
      library: 'huggingface_hub',
      snippets: [],
      notice: { code: 'unsafe-value' },
    });
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

describe('a record that does not tell what the files are', () => {
  const listed = { id: 'allenai/objaverse', createdAt: '2025-09-12T18:57:57.000Z' };
  const rowLibraries = ['datasets', 'pandas', 'polars', 'duckdb', 'dask', 'mlcroissant'];

  it('is reported by libraries that need rows', () => {
    for (const library of rowLibraries) expect(noticeFor(listed, library)).toBe('unlisted-files');
    for (const gated of [false, 'auto'] as const)
      expect(noticeFor({ ...listed, gated }, 'mlcroissant')).toBe('unlisted-files');
    expect(noticeFor(listed, 'huggingface_hub')).toBeUndefined();
  });

  it.each<Partial<DatasetRecord>>([
    { siblings: files('rows.parquet') },
    { siblings: [] },
    { tags: ['format:json'] },
    { tags: ['library:datasets'] },
    { tags: ['modality:text'] },
    { cardData: { configs: [{ config_name: 'en' }] } },
  ])('is not one with %j', (told) => {
    for (const library of rowLibraries) expect(noticeFor({ ...listed, ...told }, library)).toBeUndefined();
  });

  it('may have zstd files and a loading script, if it is as old as those', () => {
    const old = { id: 'lener_br', createdAt: '2022-03-02T23:29:22.000Z' };
    for (const record of [old, { id: 'lener_br' }]) {
      expect(noticeFor(record, 'datasets')).toBe('possible-script');
      const blocks = datasetSnippets(record, { library: 'datasets' })[0]?.snippets ?? [];
      expect(blocks.map(({ title }) => title)).toEqual([
        'Load the dataset',
        'Show the first rows without downloading the whole dataset',
        'Load the copy in Parquet',
      ]);
      expect(blocks[2]?.code.text).toContain('load_dataset("parquet", data_files=files)');
      expect(blocks[2]?.warnings).toEqual([]);
    }
    expect(requiredFor({ id: 'allenai/dolma3_mix-6T', tags: ['region:us'] }, 'datasets')).toContain(
      'zstandard',
    );
    expect(requiredFor({ id: 'o/n', tags: ['format:parquet'] }, 'datasets')).not.toContain('zstandard');
    expect(codeFor(listed, 'datasets')).not.toContain('refs/convert');
    expect(noticeFor(old, 'datasets', otherHub)).toBe('unlisted-files');
  });

  it('may have no copy in Parquet, which most libraries need', () => {
    for (const record of [listed, { id: 'ontocord/VALID', gated: false }])
      for (const library of ['pandas', 'polars', 'duckdb', 'dask', 'mlcroissant'])
        expect(messageFor(record, library)).toContain('Without it, use Datasets or download the files.');
    expect(messageFor({ id: 'cdminix/libritts-aligned', createdAt: '2023-05-14' }, 'datasets')).toContain(
      'Without rows or a copy, download the files.',
    );
    expect(messageFor(listed, 'datasets')).not.toContain('copy');
  });

  it.each([
    ['datasets', 'then log in: hf auth login.'],
    ['pandas', 'then log in: hf auth login.'],
    ['polars', 'then log in: hf auth login.'],
    ['dask', 'then log in: hf auth login.'],
    ['duckdb', 'log in (hf auth login), and first run: duckdb.sql("CREATE SECRET '],
    ['mlcroissant', 'use Datasets: this code does not log in.'],
  ])('may be gated, and %s needs a step for that', (library, step) => {
    for (const record of [listed, { id: 'miromind-ai/MiroVerse-v0.1', createdAt: '2025-08-07' }]) {
      expect(messageFor(record, library)).toContain(step);
      for (const gated of [false, 'auto'] as const)
        expect(messageFor({ ...record, gated }, library)).not.toContain('gated');
    }
    expect(messageFor({ ...listed, private: true }, library) ?? '').not.toContain('gated');
  });

  it.each(['Salesforce/xlam-function-calling-60k', 'meta-llama/Llama-3.1-8B-evals', 'bigcode/the-stack-v2'])(
    '%s is known to be gated',
    (id) => {
      for (const { snippets, notice } of datasetSnippets({ id })) {
        expect(snippets[0]?.code.text).toBe('hf auth login');
        expect(notice?.message ?? '').not.toContain('gated');
      }
      expect(codeFor({ id }, 'duckdb')).toContain('CREATE SECRET');
      expect(codeFor({ id }, 'mlcroissant')).toContain('CROISSANT_GIT_PASSWORD');
      expect(codeFor({ id, gated: false }, 'duckdb')).not.toContain('hf auth login');
    },
  );

  it.each(['bigcode/the-stack-smol-xs', 'gaia-benchmark/results_public', 'benjamin-paine/imagenet-1k'])(
    '%s is open',
    (id) => {
      expect(codeFor({ id }, 'datasets')).not.toContain('hf auth login');
    },
  );

  const translation = { tags: ['task_categories:translation'] };

  it.each<DatasetRecord>([
    { id: 'wmt/wmt14', createdAt: '2021-02-18T12:26:26.000Z' },
    { id: 'Helsinki-NLP/opus_books' },
    { id: 'opus100', ...translation },
    { id: 'wmt16', cardData: { task_categories: ['translation'] } },
  ])('has no description in Croissant that helps, if it has a column of translations: $id', (record) => {
    expect(librariesFor(record)).not.toContain('mlcroissant');
    expect(librariesFor({ ...record, tags: ['library:mlcroissant'] })).toContain('mlcroissant');
  });

  it.each<DatasetRecord>([
    { id: 'Helsinki-NLP/fineweb-edu-translated' },
    { id: 'deepmind/code_contests', ...translation },
    { id: 'google/wmt24pp' },
  ])('has other columns: $id', (record) => {
    expect(librariesFor(record)).toContain('mlcroissant');
  });
});

describe('a repository of BigBIO', () => {
  const record = { id: 'bigbio/chia', createdAt: '2022-11-13T22:07:53.000Z' };

  it('has a script, unless its files are listed: the copy is loaded', () => {
    const [answer] = datasetSnippets(record, { library: 'datasets' });
    expect(answer?.notice).toBeUndefined();
    expect(answer?.snippets).toHaveLength(2);
    for (const { code } of answer?.snippets ?? [])
      expect(code.text).toContain('load_dataset("parquet", data_files=files');
    expect(warningsFor(record, 'datasets')).toContain('deprecated');
    expect(codeFor({ ...record, siblings: files('rows.csv') }, 'datasets')).not.toContain('refs/convert');
  });
});

describe('an id without an owner', () => {
  const libraries = ['datasets', 'pandas', 'polars', 'duckdb', 'dask', 'mlcroissant'];

  it('is looked up, since clients require the owner', () => {
    expect(librariesFor({ id: 'tides' })).toEqual(libraries);
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
    const known = codeFor({ id: 'o/n', cardData: { configs } }, 'pandas');
    expect(known).toContain('/sail/*")');
    expect(known).not.toContain('config =');
  });

  it.each(['pandas', 'polars', 'duckdb', 'dask', 'datadesigner'])(
    '%s: the default config of the copy, and then its split for training',
    (library) => {
      const code = codeFor({ id: 'nyu-mll/glue' }, library);
      expect(code).toContain(
        'config = "default" if "default" in configs else configs[0]\nprint(config, "of", configs)\n',
      );
      expect(code.indexOf('config =')).toBeLessThan(code.indexOf('folder = next('));
      expect(code).toContain('print(folder)\n');
      expect(code).toContain('assert folders, ');
    },
  );

  it('the first file of a split of unknown size, if the library reads all into memory', () => {
    const [answer] = datasetSnippets({ id: 'o/n' }, { library: 'pandas' });
    expect(answer?.snippets[0]?.title).toBe('Read the first file of one split of the copy in Parquet');
    expect(answer?.snippets[0]?.code.text).toContain(
      'path = min(HfFileSystem().glob(f"{folder}/*.parquet"))',
    );
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
    const recent = { id: 'o/n', createdAt: '2025-09-01T08:00:00.000Z' };
    expect(warningsFor(recent, 'datasets', { revision: 'v1' })).toEqual([]);
    expect(warningsFor({ id: 'o/n' }, 'datasets', { revision: 'v1' })).toEqual(['unpinned']);
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
    expect(bare).toContain(
      'config = get_dataset_default_config_name("o/n", revision="v1") or min(configs)\nprint(config, "of", configs)\n',
    );
    expect(bare).toContain('load_dataset("o/n", config, revision="v1")');
    expect(bare).toContain('rows = splits["train"] if "train" in splits else next(iter(splits.values()))');
    expect(codeFor({ id: 'o/n', cardData: {} }, 'datasets')).toContain('or min(configs)');
    const listed = codeFor({ id: 'o/n', tags: ['library:distilabel'] }, 'distilabel');
    expect(listed).toContain('config = get_dataset_default_config_name("o/n") or min(configs)\n');
    expect(listed).toContain('splits = get_dataset_split_names("o/n", config)\n');
    expect(listed).toContain('split = "train" if "train" in splits else splits[0]\n');
    expect(listed).toContain('config=config, split=split');
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
    expect(codeFor(record, 'datasets')).toContain('load_dataset("parquet", data_files=files)');
    expect(warningsFor(record, 'datasets')).toContain('deprecated');
    expect(datasetSnippets(record, { ...otherHub, library: 'datasets' })[0]?.notice?.code).toBe(
      'loading-script',
    );
  });

  it('names a config of the copy by its folder', () => {
    const record = { id: 'o/n', siblings: files('n.py') };
    expect(codeFor(record, 'datasets')).toContain(
      'config = "default" if "default" in configs else configs[0]',
    );
    const dataset_info = [{ config_name: 'en' }, { config_name: 'fr' }];
    expect(codeFor({ ...record, cardData: { dataset_info } }, 'datasets')).toContain(
      '.glob("datasets/o/n@refs/convert/parquet/en/*")',
    );
  });

  it('loads every split of the copy, whatever its name', () => {
    const code = codeFor({ id: 'stanfordnlp/imdb' }, 'datasets');
    const choice = 'folders = [each for each in folders if each.split("/")[-2] == config]';
    const names =
      'files = {each.split("/")[-1].removeprefix("partial-"): f"hf://{each}/*.parquet" for each in folders}';
    expect(code.indexOf(choice)).toBeGreaterThan(0);
    expect(code.indexOf(names)).toBeGreaterThan(code.indexOf(choice));
    expect(code).not.toContain('data_dir=');
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
    ).toEqual(['datasets[vision]', 'zstandard']);
    const tags = ['task_categories:automatic-speech-recognition'];
    expect(requiredFor({ id: 'o/n', tags }, 'datasets')).toEqual(['datasets[audio]', 'zstandard']);
    expect(requiredFor({ id: 'o/n', tags: [...tags, 'modality:text'] }, 'datasets')).toEqual(['datasets']);
  });

  it('decodes pictures if the record does not tell whether there are any', () => {
    expect(requiredFor({ id: 'o/n' }, 'datasets')).toEqual(['datasets', 'zstandard', 'pillow']);
    expect(requiredFor({ id: 'o/n' }, 'mlcroissant')?.[0]).toBe('mlcroissant[git,image,parquet]');
    const told = { id: 'o/n', cardData: { task_categories: 'text-retrieval' } };
    expect(requiredFor(told, 'datasets')).toEqual(['datasets', 'zstandard']);
    expect(requiredFor(told, 'mlcroissant')?.[0]).toBe('mlcroissant[git,parquet]');
  });

  it.each([
    'AquaV/genshin-voices-separated',
    'sarulab-speech/yodas2_sidon',
    'openslr/librispeech_asr',
    'ylacombe/cml-tts',
    'Kratos-AI/street-videos',
  ])('decodes sounds if only the name tells of them: %s', (id) => {
    expect(requiredFor({ id }, 'datasets')?.[0]).toBe('datasets[audio]');
  });

  it.each([
    'o/hate-speech-offensive',
    'o/hate_speech18',
    'o/scanned-invoices',
    'o/trump-speeches',
    'o/attsia',
  ])('does not take %s for sounds', (id) => {
    expect(requiredFor({ id }, 'datasets')?.[0]).toBe('datasets');
  });

  it('believes tasks and tags more than the name', () => {
    const told = { id: 'o/speech-acts', cardData: { task_categories: 'text-classification' } };
    expect(requiredFor(told, 'datasets')?.[0]).toBe('datasets');
    expect(requiredFor({ id: 'o/speech-acts', tags: ['format:csv'] }, 'datasets')?.[0]).toBe('datasets');
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

  it('reads the default config, else the first', () => {
    for (const gated of [false, 'auto'] as const)
      expect(codeFor({ id: 'o/n', gated }, 'mlcroissant')).toContain(
        'name = "default" if "default" in names else min(names)\nprint(name, "of", names)\n',
      );
  });

  it.each<DatasetRecord>([
    { id: 'openbmb/UltraData-Math' },
    { id: 'openbmb/UltraData-Math', gated: 'auto' },
    { id: 'o/n', cardData: { configs: [{ config_name: 'en' }] } },
  ])('reads one split: only its files are fetched, one by one (%j)', (record) => {
    expect(codeFor(record, 'mlcroissant')).toContain(
      'dataset.records(name, filters={f"{name}/split": split})',
    );
  });

  it('looks up the owner for the address, with the account too', () => {
    for (const gated of [false, 'auto'] as const)
      expect(codeFor({ id: 'glue', gated }, 'mlcroissant')).toContain(
        '"https://huggingface.co/api/datasets/" + repo_id + "/croissant"',
      );
    expect(requiredFor({ id: 'glue' }, 'mlcroissant')).toContain('huggingface_hub');
    expect(requiredFor({ id: 'nyu-mll/glue' }, 'mlcroissant')).not.toContain('huggingface_hub');
  });
});

describe('FiftyOne', () => {
  it('needs a description among the listed files', () => {
    expect(librariesFor({ id: 'o/n', siblings: files('fiftyone.yaml') })).toContain('fiftyone');
    const tags = ['library:fiftyone'];
    expect(librariesFor({ id: 'o/n', tags, siblings: files('1.jpg') })).toEqual([]);
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
