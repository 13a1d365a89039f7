import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'DeepForest',
  repoName: 'deepforest',
  repoUrl: 'https://github.com/weecology/DeepForest',
  docsUrl: 'https://deepforest.readthedocs.io/en/latest/',
});
