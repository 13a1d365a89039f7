import { py } from '../../code/index.ts';
import { fileEnding, filesOf, hasTag } from '../../records/fields.ts';
import { needsAccount } from '../../snippets/access.ts';
import { hubClient, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import type { DatasetRecord } from '../../records/dataset.ts';
import { defineDatasetLibrary } from '../define.ts';
import { afterId } from '../recipes/locate.ts';
import { aroundFullId, fullId } from '../recipes/owner.ts';

const isShard = (file: string): boolean => /\.tar(?:\.gz)?$/i.test(file);

/** Compressed archives, if all of them are. */
const shardPattern = (dataset: DatasetRecord): string =>
  fileEnding(dataset, '.tar') === undefined && fileEnding(dataset, '.tar.gz') !== undefined
    ? '**/*.tar.gz'
    : '**/*.tar';

export default defineDatasetLibrary({
  prettyLabel: 'WebDataset',
  repoName: 'webdataset',
  repoUrl: 'https://github.com/webdataset/webdataset',
  docsUrl: 'https://huggingface.co/docs/hub/datasets-webdataset',
  summary: 'Streams samples from tar archives, for training on data larger than the disk.',
  fits: (dataset) => {
    if (hasTag(dataset, 'format:webdataset')) return 'Its files are WebDataset archives.';
    return filesOf(dataset).some(isShard) ? 'It contains tar archives.' : undefined;
  },

  snippets(dataset, context) {
    const { hubNames, find } = fullId(dataset);
    const after = afterId(shardPattern(dataset), context.revision);
    const pattern = aroundFullId(dataset, 'datasets/', after);
    const first = py`
      for sample in dataset:
          print(sample["__key__"], sorted(sample))
          break
    `;
    const install = [pip('webdataset'), hubClient(context)];
    // WebDataset's reader for hub URLs always sends a token and fails without one: all others get plain HTTPS URLs.
    if (needsAccount(dataset))
      return [
        {
          title: 'Stream the archives with your account',
          install,
          code: py`
            import webdataset as wds
            ${hubImport(context, 'HfFileSystem', ...hubNames)}

            ${find}
            shards = [f"hf://{path}" for path in HfFileSystem().glob(${pattern})]
            dataset = wds.WebDataset(shards, shardshuffle=False).decode()
            ${first}
          `,
        },
      ];
    return [
      {
        title: 'Stream the archives',
        install,
        code: py`
          import webdataset as wds
          ${hubImport(context, 'HfFileSystem', ...hubNames, 'hf_hub_url')}

          ${find}
          fs = HfFileSystem()
          files = [fs.resolve_path(path) for path in fs.glob(${pattern})]
          shards = [
              hf_hub_url(file.repo_id, file.path_in_repo, repo_type="dataset", revision=file.revision)
              for file in files
          ]
          dataset = wds.WebDataset(shards, shardshuffle=False).decode()
          ${first}
        `,
      },
    ];
  },
});
