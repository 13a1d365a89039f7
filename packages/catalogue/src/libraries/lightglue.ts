import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'LightGlue',
  repoName: 'LightGlue',
  repoUrl: 'https://github.com/cvg/LightGlue',
  summary: 'Matches the keypoints of two pictures, fast where the match is easy.',
  tasks: ['keypoint-detection'],
  countDownloads: 'path_extension:"pth" OR path:"config.json"',
});
