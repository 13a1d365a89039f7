import { type Code, py } from '../../code/index.ts';
import { filesOf, hasTag, nameOf } from '../../records/fields.ts';
import { repositoryDownload } from '../../snippets/repository-download.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { pip, type PythonRequirement } from '../../snippets/requirement.ts';
import type { Warning } from '../../snippets/snippet.ts';
import type { DatasetRecord } from '../../records/dataset.ts';
import { defineDatasetLibrary } from '../define.ts';
import { copyWarnings, hasParquetCopy, parquetBranch } from '../recipes/locate.ts';
import { mainSplit, requiredConfig } from '../recipes/parts.ts';

/** Releases before 4 ran a script named like the repository; later ones reject it. */
const hasScript = (dataset: DatasetRecord): boolean => filesOf(dataset).includes(`${nameOf(dataset)}.py`);

const scriptWarning: Warning = {
  code: 'deprecated',
  message:
    'The repository has a loading script, which Datasets no longer runs: this loads the copy in Parquet.',
};

/** Decoding images and audio needs additional packages. */
function requirement(dataset: DatasetRecord): PythonRequirement {
  const extras = [
    ...(hasTag(dataset, 'modality:audio') ? ['audio'] : []),
    ...(hasTag(dataset, 'modality:image') ? ['vision'] : []),
  ];
  return pip(extras.length === 0 ? 'datasets' : `datasets[${extras.join(',')}]`);
}

/** Whether configs and splits are unknown because the record has neither card nor files. */
const isBare = ({ cardData, siblings }: DatasetRecord): boolean =>
  cardData === undefined && siblings === undefined;

/** The config to load: the one that must be named, or the first one the repository lists at run time. */
function configCode(dataset: DatasetRecord, revision: string | undefined) {
  const config = requiredConfig(dataset);
  if (isBare(dataset))
    return {
      imports: py`from datasets import get_dataset_config_names, load_dataset`,
      configs: py`configs = get_dataset_config_names(${dataset.id}${py.rest({ revision })})`,
      config: py`, configs[0]`,
    };
  return {
    imports: py`from datasets import load_dataset`,
    configs: py.none,
    config: config === undefined ? py.none : py`, ${config}`,
  };
}

function revisionOf(dataset: DatasetRecord, context: SnippetContext) {
  return hasScript(dataset)
    ? { revision: parquetBranch, warnings: [scriptWarning, ...copyWarnings(context)] }
    : { revision: context.revision, warnings: [] };
}

export default defineDatasetLibrary({
  prettyLabel: 'Datasets',
  repoName: 'datasets',
  repoUrl: 'https://github.com/huggingface/datasets',
  docsUrl: 'https://huggingface.co/docs/hub/datasets-usage',
  summary: 'Loads and streams datasets of the hub as Arrow tables, with decoded images and audio.',
  fits: ({ tags = [] }) =>
    tags.some((tag) => tag.startsWith('library:')) ? undefined : 'It loads most datasets of the hub.',

  snippets(dataset, context) {
    if (hasScript(dataset) && !hasParquetCopy(dataset, context))
      return {
        snippets: [repositoryDownload(dataset, 'dataset', context)],
        notice: {
          code: 'loading-script',
          message:
            'The repository has a loading script, which Datasets no longer runs. Its files can be fetched.',
        },
      };
    const { revision, warnings } = revisionOf(dataset, context);
    const { imports, configs, config } = configCode(dataset, revision);
    const split = isBare(dataset) ? undefined : mainSplit(dataset);
    const rows: Code<'python'> =
      split === undefined
        ? py`
            splits = load_dataset(${dataset.id}${config}${py.rest({ revision })}, streaming=True)
            rows = next(iter(splits.values()))
          `
        : py`rows = load_dataset(${dataset.id}${config}${py.rest({ split, revision })}, streaming=True)`;
    const install = [requirement(dataset)];
    return [
      {
        title: 'Load the dataset',
        install,
        warnings,
        code: py`
          ${imports}

          ${configs}
          dataset = load_dataset(${dataset.id}${config}${py.rest({ revision })})
          print(dataset)
        `,
      },
      {
        title: 'Show the first rows without downloading the whole dataset',
        install,
        warnings,
        code: py`
          ${imports}

          ${configs}
          ${rows}
          for row in rows.take(3):
              print(row)
        `,
      },
    ];
  },
});
