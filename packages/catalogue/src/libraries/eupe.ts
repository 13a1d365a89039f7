import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'EUPE',
  repoName: 'EUPE',
  repoUrl: 'https://github.com/facebookresearch/EUPE',
  countDownloads: 'path_extension:"pt"',
});
