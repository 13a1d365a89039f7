import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { datasetLibraries } from './index.generated.ts';
import { datasetSnippets } from './snippets.ts';

const fixtures = new URL('../../test/datasets/fixtures/', import.meta.url);

/** What the code of each library calls; an update of the goldens does not change this. */
const calls: readonly (readonly [library: string, fixture: string, ...calls: string[]])[] = [
  [
    'argilla',
    'config',
    'rg.Argilla(api_url=os.environ["ARGILLA_API_URL"], api_key=os.environ["ARGILLA_API_KEY"])',
    'rg.Dataset.from_hub("harbour/signals", client=client, settings="auto", subset="flags")',
  ],
  [
    'argilla',
    'early',
    'repo_id = dataset_info("ratings").id',
    'rg.Dataset.from_hub(repo_id, client=client, settings="auto")',
  ],
  ['dask', 'compressed', 'dd.read_csv("hf://datasets/harbour/weather/weather.csv.gz", blocksize=None)'],
  [
    'datadesigner',
    'copy',
    'HfFileSystem().glob("datasets/harbour/tide-heights@refs/convert/parquet/*/*")',
    'dd.HuggingFaceSeedSource(path=f"{folder}/*.parquet")',
    'builder.with_seed_dataset(seeds)',
    'DataDesigner().preview(builder, num_records=5)',
  ],
  ['datasets', 'configs', 'load_dataset("harbour/signals", "flags")'],
  ['datasets', 'early', 'dataset_info("lighthouses").id', 'load_dataset(repo_id, config)'],
  [
    'datasets',
    'script-with-configs',
    'HfFileSystem().glob("datasets/harbour/bells@refs/convert/parquet/large/*")',
    'load_dataset("parquet", data_files=files)',
  ],
  [
    'distilabel',
    'pipeline',
    'LoadDataFromHub(repo_id="harbour/synthetic-letters", config="letters", split="train", num_examples=3)',
    'loader.load()',
  ],
  ['duckdb', 'compressed', 'duckdb.read_csv("hf://datasets/harbour/weather/weather.csv.gz")'],
  [
    'fiftyone',
    'described',
    'load_from_hub("harbour/dock-cameras", max_samples=500)',
    'fo.launch_app(dataset)',
  ],
  [
    'fiftyone',
    'early',
    'repo_id = dataset_info("dock-cameras").id',
    'load_from_hub(repo_id, max_samples=500)',
  ],
  ['harbor', 'listed', 'hf download harbour/tide-tasks --repo-type=dataset --local-dir=tide-tasks'],
  ['huggingface_hub', 'models', 'hf download harbour/hull-scans --repo-type=dataset --local-dir=hull-scans'],
  [
    'ir_datasets',
    'queries',
    'ir_datasets.load("antique/test/non-offensive")',
    'dataset.queries_iter() if dataset.has_queries() else dataset.docs_iter()',
  ],
  ['lance', 'listed', 'lance.dataset("hf://datasets/harbour/wave-vectors/data/train.lance")'],
  [
    'mlcroissant',
    'gated',
    'hf auth login',
    'os.environ["CROISSANT_GIT_PASSWORD"] = token',
    'requests.get("https://huggingface.co/api/datasets/harbour/tide-series/croissant", headers=headers',
  ],
  [
    'mlcroissant',
    'public',
    'Dataset(jsonld="https://huggingface.co/api/datasets/harbour/tide-heights/croissant")',
    'dataset.records(f"{name}_splits")',
    'dataset.records(name, filters={f"{name}/split": split})',
  ],
  ['nemo-gym', 'listed', 'hf download harbour/tide-tasks --repo-type=dataset --local-dir=tide-tasks'],
  ['openenv', 'listed', 'hf download harbour/tide-tasks --repo-type=dataset --local-dir=tide-tasks'],
  ['pandas', 'compressed', 'pd.read_csv("hf://datasets/harbour/weather/weather.csv.gz")'],
  [
    'pandas',
    'copy',
    'HfFileSystem().glob("datasets/harbour/tide-heights@refs/convert/parquet/*/*")',
    'pd.read_parquet(f"hf://{path}")',
  ],
  ['polars', 'compressed', 'pl.scan_csv("hf://datasets/harbour/weather/weather.csv.gz")'],
  ['verifiers', 'listed', 'hf download harbour/tide-tasks --repo-type=dataset --local-dir=tide-tasks'],
  [
    'webdataset',
    'public',
    'fs.glob("datasets/harbour/sail-photos/**/*.tar")',
    'hf_hub_url(file.repo_id, file.path_in_repo, repo_type="dataset", revision=file.revision)',
    'wds.WebDataset(shards, shardshuffle=False).decode()',
  ],
  ['webdataset', 'private', 'hf auth login', 'HfFileSystem().glob("datasets/harbour/sail-photos/**/*.tar")'],
];

it('the calls of every library are checked', () => {
  expect(new Set(calls.map(([library]) => library))).toEqual(new Set(Object.keys(datasetLibraries)));
});

it.each(calls)('%s reads the dataset of the fixture %s', (library, fixture, ...expected) => {
  const record: unknown = JSON.parse(readFileSync(new URL(`${library}/${fixture}.json`, fixtures), 'utf8'));
  const text = datasetSnippets(record, { library })
    .flatMap(({ snippets }) => snippets.map(({ code }) => code.text))
    .join('\n');
  for (const call of expected) expect(text).toContain(call);
});
