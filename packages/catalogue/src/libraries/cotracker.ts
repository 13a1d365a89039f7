import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'CoTracker',
  repoName: 'CoTracker',
  repoUrl: 'https://github.com/facebookresearch/co-tracker',
  countDownloads: 'path_extension:"pth"',
});
