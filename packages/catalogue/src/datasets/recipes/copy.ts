/** @module The hub's copy of a dataset in Parquet: a branch with one folder per config and split. */
import { type Code, py } from '../../code/index.ts';
import { isOtherHub } from '../../snippets/access.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import type { HubName } from '../../snippets/hub.ts';
import type { Warning } from '../../snippets/snippet.ts';
import type { DatasetRecord } from '../../records/dataset.ts';
import { aroundFullId, fullId } from './owner.ts';
import { configName, declaredSplits } from './parts.ts';
import { mainSplit } from './tables.ts';

/** The branch of the copies: its name, and the short form in `hf://` URLs. */
const parquetBranch = 'refs/convert/parquet';
const parquetAlias = '~parquet';

const unpinnedCopy: Warning = {
  code: 'unpinned',
  message: 'The copy in Parquet follows the default branch: it has no other revisions.',
};

/** The public hub copies public datasets, including gated ones; private ones only for some accounts. */
export const hasParquetCopy = (dataset: DatasetRecord, context: SnippetContext): boolean =>
  dataset.cardData?.viewer !== false && dataset.private !== true && !isOtherHub(context);

export const copyWarnings = ({ revision }: SnippetContext): readonly Warning[] =>
  revision === undefined ? [] : [unpinnedCopy];

export interface Copy {
  /** Used in the title of the block. */
  readonly title: string;
  readonly warnings: readonly Warning[];
  /** What `find` imports from the hub's client. */
  readonly hubNames: readonly HubName[];
  /** Lines before the use of `files`; may be empty. */
  readonly find: Code<'python'>;
  /** The pattern of its files. */
  readonly files: Code<'python'>;
  /** Whether the record names no split: `find` defines `folder`, the folder of a split. */
  readonly isFound: boolean;
}

/** Defines `folders`, one for each split of the config, or of all configs. */
const listFolders = (dataset: DatasetRecord, config: string): Code<'python'> => py`
  folders = HfFileSystem().glob(${aroundFullId(dataset, 'datasets/', `@${parquetBranch}/${config}/*`)})
  assert folders, "The copy in Parquet is empty"
`;

/** Defines `folders`, one for each split of the config: of the default one, else of the first by name. */
function findSplits(dataset: DatasetRecord): Code<'python'> {
  const config = configName(dataset);
  if (config !== undefined) return listFolders(dataset, config);
  return py`
    ${listFolders(dataset, '*')}
    configs = sorted({each.split("/")[-2] for each in folders})
    config = "default" if "default" in configs else configs[0]
    print(config, "of", configs)
    folders = [each for each in folders if each.split("/")[-2] == config]
  `;
}

/** Defines `folder`, that of the split for training, or of the first one. */
const findFolder = (dataset: DatasetRecord): Code<'python'> => py`
  ${findSplits(dataset)}
  folder = next((each for each in folders if each.endswith("train")), folders[0])
  print(folder)
`;

/** Defines `files`, the pattern of each split's files. */
export const findSplitFiles = (dataset: DatasetRecord): Code<'python'> => py`
  ${findSplits(dataset)}
  # A folder called partial-train has only the first 5 GB of its split.
  files = {each.split("/")[-1].removeprefix("partial-"): f"hf://{each}/*.parquet" for each in folders}
  print(files)
`;

/** The folder of a split; that of a large dataset, which has only the first 5 GB, is called `partial-train`. */
function copiedSplit(dataset: DatasetRecord, split: string): string {
  const endsAlike = declaredSplits(dataset).some((name) => name !== split && name.endsWith(split));
  return endsAlike ? split : `*${split}`;
}

const foundFiles = {
  path: py`f"{folder}/*.parquet"`,
  url: py`f"hf://{folder}/*.parquet"`,
  alias: py`f"hf://{folder}/*.parquet".replace("refs/convert/parquet", "~parquet")`,
};

const start = { path: 'datasets/', url: 'hf://datasets/', alias: 'hf://datasets/' };

/** `path` is the form of the hub's file system; Polars and DuckDB know the branch only by its alias. */
export function parquetCopy(
  dataset: DatasetRecord,
  context: SnippetContext,
  form: 'path' | 'url' | 'alias',
): Copy {
  const { hubNames, find } = fullId(dataset);
  const warnings = copyWarnings(context);
  const split = mainSplit(dataset);
  if (split !== undefined) {
    const branch = form === 'alias' ? parquetAlias : parquetBranch;
    const config = configName(dataset) ?? '*';
    const pattern = `@${branch}/${config}/${copiedSplit(dataset, split)}/*.parquet`;
    return {
      title: 'Read the copy in Parquet',
      warnings,
      hubNames,
      find,
      files: aroundFullId(dataset, start[form], pattern),
      isFound: false,
    };
  }
  return {
    title: 'Read one split of the copy in Parquet',
    warnings,
    hubNames: ['HfFileSystem', ...hubNames],
    find: py`
      ${find}
      ${findFolder(dataset)}
    `,
    files: foundFiles[form],
    isFound: true,
  };
}
