import { repositoryDownload } from '../../snippets/repository-download.ts';
import { defineDatasetLibrary } from '../define.ts';

export default defineDatasetLibrary({
  prettyLabel: 'NeMo Gym',
  repoName: 'Gym',
  repoUrl: 'https://github.com/NVIDIA-NeMo/Gym',
  docsUrl: 'https://docs.nvidia.com/nemo/gym/',
  summary: 'Collects rollouts of language models in environments, for training with rewards.',

  // Its tasks are folders of a repository, which must be on disk for a run.
  snippets: (dataset, context) => [repositoryDownload(dataset, 'dataset', context)],
});
