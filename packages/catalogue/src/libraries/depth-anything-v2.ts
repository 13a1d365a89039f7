import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'DepthAnythingV2',
  repoName: 'Depth Anything V2',
  repoUrl: 'https://github.com/DepthAnything/Depth-Anything-V2',
  countDownloads: 'path_extension:"pth"',
});
