import { repositoryDownload } from '../../snippets/repository-download.ts';
import { defineDatasetLibrary } from '../define.ts';

export default defineDatasetLibrary({
  prettyLabel: 'OpenEnv',
  repoName: 'OpenEnv',
  repoUrl: 'https://github.com/huggingface/OpenEnv',
  docsUrl: 'https://huggingface.github.io/openenv/',
  summary: 'Serves environments for reinforcement learning behind one interface.',

  // Its tasks are folders of a repository, which must be on disk for a run.
  snippets: (dataset, context) => [repositoryDownload(dataset, 'dataset', context)],
});
