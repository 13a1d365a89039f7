import { type Code, py } from '../../code/index.ts';
import { filesOf, hasTag } from '../../records/fields.ts';
import { repositoryDownload } from '../../snippets/repository-download.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubClient, type HubName, hubImport } from '../../snippets/hub.ts';
import { pip, type PythonRequirement } from '../../snippets/requirement.ts';
import type { Snippet, Warning } from '../../snippets/snippet.ts';
import type { DatasetRecord } from '../../records/dataset.ts';
import { defineDatasetLibrary } from '../define.ts';
import { copyWarnings, findSplitFiles, hasParquetCopy } from '../recipes/copy.ts';
import { configFinders, findConfig } from '../recipes/found-config.ts';
import { irdsName } from '../recipes/irds.ts';
import { hasUnknownMedia, mediaOf, type Medium } from '../recipes/media.ts';
import { fullId } from '../recipes/owner.ts';
import { hasConfigs, hasScript, requiredConfig } from '../recipes/parts.ts';
import { mainSplit } from '../recipes/tables.ts';
import { forRows, isUnlisted, logInHint, mayHaveScript, possibleScript } from '../recipes/unlisted.ts';

const scriptWarning: Warning = {
  code: 'deprecated',
  message:
    'The repository has a loading script, which Datasets no longer runs: this loads the copy in Parquet.',
};

/** Packages that decode a medium, as extras of Datasets. */
const extras: Readonly<Record<Medium, string>> = {
  '3d': 'mesh',
  audio: 'audio',
  document: 'pdfs',
  image: 'vision',
  video: 'audio',
};

/** Packages that read a format, by the ends of paths. */
const readers: readonly (readonly [ending: RegExp, name: string])[] = [
  [/\.(?:h5|hdf5)$/i, 'h5py'],
  [/\.lance\//, 'pylance'],
  [/\.nii(?:\.gz)?$/i, 'nibabel'],
  [/\.vortex$/i, 'vortex-data'],
  [/\.zstd?$/i, 'zstandard'],
];

function requirements(dataset: DatasetRecord): readonly PythonRequirement[] {
  const decoders = [...new Set(mediaOf(dataset).map((medium) => extras[medium]))].toSorted();
  const names = readers.flatMap(([ending, name]) =>
    filesOf(dataset).some((file) => ending.test(file)) ||
    (name === 'pylance' && hasTag(dataset, 'format:lance')) ||
    // The usual compression of large corpora.
    (name === 'zstandard' && isUnlisted(dataset))
      ? [name]
      : [],
  );
  return [
    pip(decoders.length === 0 ? 'datasets' : `datasets[${decoders.join(',')}]`),
    ...names.map((name) => pip(name)),
    // Pictures are decoded while a dataset is loaded.
    ...(hasUnknownMedia(dataset) ? [pip('pillow')] : []),
  ];
}

/** How the part of the dataset to load is named. */
interface Part {
  readonly names: readonly ((typeof configFinders)[number] | 'load_dataset')[];
  readonly hubNames: readonly HubName[];
  /** Lines before the call that loads it; may be empty. */
  readonly find: Code<'python'>;
  /** The first arguments of the call. */
  readonly source: Code<'python'>;
  /** The split to show; nothing if only the loaded dataset has its names. */
  readonly split: string | undefined;
  readonly revision: string | undefined;
  readonly warnings: readonly Warning[];
}

/** The branch of the copy has no card: without `data_files`, only words such as `dev` in its paths tell the splits. */
const copiedPart = (dataset: DatasetRecord, context: SnippetContext): Part => ({
  names: ['load_dataset'],
  hubNames: ['HfFileSystem'],
  find: findSplitFiles(dataset),
  source: py`"parquet", data_files=files`,
  split: undefined,
  revision: undefined,
  warnings: [...(hasScript(dataset) ? [scriptWarning] : []), ...copyWarnings(context)],
});

function ownPart(dataset: DatasetRecord, { revision }: SnippetContext): Part {
  const { id } = fullId(dataset);
  const shared = { hubNames: [], split: mainSplit(dataset), revision, warnings: [] } as const;
  if (!hasConfigs(dataset))
    return {
      ...shared,
      names: [...configFinders, 'load_dataset'],
      find: findConfig(id, revision),
      source: py`${id}, config`,
    };
  const config = requiredConfig(dataset);
  return {
    ...shared,
    names: ['load_dataset'],
    find: py.none,
    source: config === undefined ? id : py`${id}, ${config}`,
  };
}

/** Loads the part, and shows its first rows. */
function blocks(
  part: Part,
  dataset: DatasetRecord,
  context: SnippetContext,
): readonly [load: Snippet, show: Snippet] {
  const { source, split, revision, warnings } = part;
  const owner = fullId(dataset);
  const hubNames = [...part.hubNames, ...owner.hubNames];
  const install = [...requirements(dataset), ...(hubNames.length > 0 ? [hubClient(context)] : [])];
  const start = py`
    from datasets import ${py.join(
      part.names.map((name) => py.identifier(name)),
      ', ',
    )}
    ${hubImport(context, ...hubNames)}

    ${owner.find}
    ${part.find}
  `;
  const rows =
    split === undefined
      ? py`
          splits = load_dataset(${source}${py.rest({ revision })}, streaming=True)
          rows = splits["train"] if "train" in splits else next(iter(splits.values()))
        `
      : py`rows = load_dataset(${source}${py.rest({ split, revision })}, streaming=True)`;
  return [
    {
      title: 'Load the dataset',
      install,
      warnings,
      code: py`
        ${start}
        dataset = load_dataset(${source}${py.rest({ revision })})
        print(dataset)
      `,
    },
    {
      title: 'Show the first rows without downloading the whole dataset',
      install,
      warnings,
      code: py`
        ${start}
        ${rows}
        for row in rows.take(3):
            print(row)
      `,
    },
  ];
}

export default defineDatasetLibrary({
  prettyLabel: 'Datasets',
  repoName: 'datasets',
  repoUrl: 'https://github.com/huggingface/datasets',
  docsUrl: 'https://huggingface.co/docs/hub/datasets-usage',
  summary: 'Loads and streams datasets of the hub as Arrow tables, with decoded images and audio.',
  fits: (dataset) =>
    irdsName(dataset) !== undefined || dataset.tags?.some((tag) => tag.startsWith('library:'))
      ? undefined
      : 'It loads most datasets of the hub.',

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
    if (hasScript(dataset)) return blocks(copiedPart(dataset, context), dataset, context);
    const own = blocks(ownPart(dataset, context), dataset, context);
    const hint = logInHint(dataset, context);
    if (!mayHaveScript(dataset, context)) return forRows(dataset, own, hint);
    const [load] = blocks(copiedPart(dataset, context), dataset, context);
    return {
      snippets: [...own, { ...load, title: 'Load the copy in Parquet' }],
      notice: possibleScript(hint),
    };
  },
});
