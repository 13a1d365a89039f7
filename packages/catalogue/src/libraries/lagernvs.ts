import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'LagerNVS',
  repoName: 'LagerNVS',
  repoUrl: 'https://github.com/facebookresearch/lagernvs',
  countDownloads: 'path_extension:"pt"',
});
