import { type Code, py } from '../../code/index.ts';
import { idPath } from '../../snippets/deep-link.ts';
import { needsAccount } from '../../snippets/access.ts';
import { git, gitLfs } from '../../snippets/git.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubClient, hubImport } from '../../snippets/hub.ts';
import { pip, type Requirement } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import type { DatasetRecord } from '../../records/dataset.ts';
import { defineDatasetLibrary } from '../define.ts';
import { hasUnknownMedia, mediaOf, tasksOf } from '../recipes/media.ts';
import { aroundFullId, fullId, hasOwner } from '../recipes/owner.ts';
import { onlyConfig } from '../recipes/parts.ts';
import { accessHint, forCopy, isUnlisted } from '../recipes/unlisted.ts';

const mayHaveImages = (dataset: DatasetRecord): boolean =>
  hasUnknownMedia(dataset) || mediaOf(dataset).includes('image');

/** The description names a Git repository, whose files are in the storage for large files. */
const required = (dataset: DatasetRecord): readonly Requirement[] => [
  pip(`mlcroissant[git,${mayHaveImages(dataset) ? 'image,' : ''}parquet]`),
  git,
  gitLfs,
];

/** The hub names the records of a config like it, with other characters escaped. */
const recordSetOf = (config: string): string => config.replaceAll(/[^\w.-]/g, '_');

/** Defines `name`, that of the records to read. */
function findRecords(dataset: DatasetRecord): Code<'python'> {
  const config = onlyConfig(dataset);
  if (config !== undefined) return py`name = ${recordSetOf(config)}`;
  return py`
    names = [each.uuid for each in dataset.metadata.record_sets if not each.uuid.endswith("_splits")]
    name = "default" if "default" in names else min(names)
    print(name, "of", names)
  `;
}

/** Without a filter, all files of all splits are read before the first row. */
const rowsOf = (dataset: DatasetRecord): Code<'python'> => py`
  ${findRecords(dataset)}
  splits = [each[f"{name}_splits/split_name"] for each in dataset.records(f"{name}_splits")]
  split = "train" if "train" in splits else splits[0]
  print(split, "of", splits)
  for row in islice(dataset.records(name, filters={f"{name}/split": split}), 3):
      print(row)
`;

/** Other ids of datasets that were made from early ones. */
const translatedId =
  /^(?:helsinki-nlp\/(?:bianet|bible_para|europarl|kde4|news_commentary|opus|tatoeba$|un_pc)|iwslt\/(?:iwslt|mt_eng)|wmt\/wmt\d\d$)/i;

/** The scripts of early datasets put all texts in one column of translations, which the hub does not describe. */
const isTranslated = (dataset: DatasetRecord): boolean =>
  isUnlisted(dataset) &&
  (translatedId.test(dataset.id) || (!hasOwner(dataset) && tasksOf(dataset).includes('translation')));

function addressOf(dataset: DatasetRecord, { platform }: SnippetContext): Code<'python'> {
  const [start, end] = [`${platform.hubUrl}/api/datasets/`, '/croissant'];
  return hasOwner(dataset) ? py`${start + idPath(dataset) + end}` : aroundFullId(dataset, start, end);
}

function readOpen(dataset: DatasetRecord, context: SnippetContext): Snippet {
  const { hubNames, find } = fullId(dataset);
  return {
    title: 'Read the first rows',
    install: hubNames.length > 0 ? [...required(dataset), hubClient(context)] : required(dataset),
    code: py`
      from itertools import islice

      ${hubImport(context, ...hubNames)}
      from mlcroissant import Dataset

      ${find}
      dataset = Dataset(jsonld=${addressOf(dataset, context)})
      ${rowsOf(dataset)}
    `,
  };
}

function readWithAccount(dataset: DatasetRecord, context: SnippetContext): Snippet {
  const { hubNames, find } = fullId(dataset);
  return {
    title: 'Read the first rows with your account',
    install: [...required(dataset), pip('requests'), hubClient(context)],
    code: py`
      import os
      from itertools import islice

      import requests
      ${hubImport(context, ...hubNames, 'get_token')}
      from mlcroissant import Dataset

      token = get_token()
      os.environ["CROISSANT_GIT_USERNAME"] = "token"
      os.environ["CROISSANT_GIT_PASSWORD"] = token

      ${find}
      headers = {"Authorization": f"Bearer {token}"}
      answer = requests.get(${addressOf(dataset, context)}, headers=headers, timeout=60)
      answer.raise_for_status()
      dataset = Dataset(jsonld=answer.json())
      ${rowsOf(dataset)}
    `,
  };
}

export default defineDatasetLibrary({
  prettyLabel: 'Croissant',
  repoName: 'croissant',
  repoUrl: 'https://github.com/mlcommons/croissant/tree/main/python/mlcroissant',
  docsUrl: 'https://huggingface.co/docs/dataset-viewer/mlcroissant',
  summary: 'Reads any dataset with Croissant metadata, the format of MLCommons.',
  fits: (dataset) =>
    dataset.tags?.some((tag) => tag.startsWith('library:')) ||
    dataset.cardData?.viewer === false ||
    isTranslated(dataset)
      ? undefined
      : 'The hub describes most datasets in Croissant.',

  snippets(dataset, context) {
    const read = needsAccount(dataset) ? readWithAccount : readOpen;
    const hint = accessHint(dataset, 'use Datasets: this code does not log in.');
    return forCopy(dataset, [read(dataset, context)], hint);
  },
});
