import { py } from '../../code/index.ts';
import { filesOf, hasTag } from '../../records/fields.ts';
import { hubClient, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import type { DatasetRecord } from '../../records/dataset.ts';
import { defineDatasetLibrary } from '../define.ts';
import { afterId } from '../recipes/locate.ts';
import { aroundFullId, fullId } from '../recipes/owner.ts';
import { mainSplit } from '../recipes/tables.ts';

/** A Lance table is a folder. */
const folderOf = (file: string): string | undefined => /^(.+?\.lance)\//.exec(file)?.[1];

function tableFolder(dataset: DatasetRecord): string {
  const folders = filesOf(dataset).flatMap((file) => folderOf(file) ?? []);
  const split = mainSplit(dataset) ?? 'train';
  return folders.find((folder) => folder.includes(split)) ?? folders[0] ?? `data/${split}.lance`;
}

const look = py`
  print(dataset.schema)
  print(dataset.head(5))
`;

export default defineDatasetLibrary({
  prettyLabel: 'Lance',
  repoName: 'lance',
  repoUrl: 'https://github.com/lance-format/lance',
  docsUrl: 'https://huggingface.co/docs/hub/datasets-lance',
  summary: 'A columnar format for images, audio and vectors, with random access and search indexes.',
  fits: (dataset) => {
    if (hasTag(dataset, 'format:lance')) return 'Its files are Lance tables.';
    return filesOf(dataset).some((file) => folderOf(file) !== undefined)
      ? 'It holds Lance tables.'
      : undefined;
  },

  snippets(dataset, context) {
    const folder = tableFolder(dataset);
    const { revision } = context;
    const { hubNames, find } = fullId(dataset);
    if (revision === undefined)
      return [
        {
          title: 'Open the table on the hub',
          install: [pip('pylance'), ...(hubNames.length > 0 ? [hubClient(context)] : [])],
          code: py`
            import lance
            ${hubImport(context, ...hubNames)}

            ${find}
            dataset = lance.dataset(${aroundFullId(dataset, 'hf://datasets/', afterId(folder, undefined))})
            ${look}
          `,
        },
      ];
    return [
      {
        title: 'Fetch the table at this revision',
        install: [pip('pylance'), hubClient(context)],
        code: py`
          from pathlib import Path

          import lance
          ${hubImport(context, 'snapshot_download')}

          files = snapshot_download(${dataset.id}${py.rest({ repo_type: 'dataset', revision, allow_patterns: `${folder}/*` })})
          dataset = lance.dataset(Path(files, ${folder}))
          ${look}
        `,
      },
    ];
  },
});
