import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'SeedVR',
  repoName: 'SeedVR',
  repoUrl: 'https://github.com/ByteDance-Seed/SeedVR',
  countDownloads: 'path_extension:"pth"',
});
