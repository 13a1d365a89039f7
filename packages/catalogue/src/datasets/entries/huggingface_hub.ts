import { repositoryDownload } from '../../snippets/repository-download.ts';
import { defineDatasetLibrary } from '../define.ts';

export default defineDatasetLibrary({
  prettyLabel: 'Files',
  repoName: 'huggingface_hub',
  repoUrl: 'https://github.com/huggingface/huggingface_hub',
  docsUrl: 'https://huggingface.co/docs/hub/datasets-downloading',
  summary: 'Downloads the files of a repository, whatever is in them.',
  fits: () => 'A dataset is a repository: its files can be downloaded.',
  snippets: (dataset, context) => [repositoryDownload(dataset, 'dataset', context)],
});
