import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'unity-sentis',
  repoName: 'unity-sentis',
  repoUrl: 'https://github.com/Unity-Technologies/sentis-samples',
  filter: true,
  countDownloads: 'path_extension:"sentis"',
});
