import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Depth Pro',
  repoName: 'Depth Pro',
  repoUrl: 'https://github.com/apple/ml-depth-pro',
  countDownloads: 'path_extension:"pt"',
});
