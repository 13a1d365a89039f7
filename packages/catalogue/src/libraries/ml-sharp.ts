import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Sharp',
  repoName: 'Sharp',
  repoUrl: 'https://github.com/apple/ml-sharp',
  countDownloads: 'path_extension:"pt"',
});
