import { repositoryDownload } from '../../snippets/repository-download.ts';
import { defineDatasetLibrary } from '../define.ts';

export default defineDatasetLibrary({
  prettyLabel: 'Harbor',
  repoName: 'harbor',
  repoUrl: 'https://github.com/harbor-framework/harbor',
  docsUrl: 'https://harborframework.com/docs',
  summary: 'Runs agents on tasks in containers and scores what they did.',

  // Its tasks are folders of a repository, which must be on disk for a run.
  snippets: (dataset, context) => [repositoryDownload(dataset, 'dataset', context)],
});
