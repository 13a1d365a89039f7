import { repositoryDownload } from '../../snippets/repository-download.ts';
import { defineDatasetLibrary } from '../define.ts';

export default defineDatasetLibrary({
  prettyLabel: 'Verifiers',
  repoName: 'verifiers',
  repoUrl: 'https://github.com/PrimeIntellect-ai/verifiers',
  docsUrl: 'https://github.com/PrimeIntellect-ai/verifiers/tree/main/docs',
  summary: 'Builds environments with rewards to train and evaluate language models.',

  // Its tasks are folders of a repository, which must be on disk for a run.
  snippets: (dataset, context) => [repositoryDownload(dataset, 'dataset', context)],
});
