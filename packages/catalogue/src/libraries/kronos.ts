import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'KRONOS',
  repoName: 'KRONOS',
  repoUrl: 'https://github.com/mahmoodlab/KRONOS',
  countDownloads: 'path_extension:"pt"',
});
