import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'LightGlue',
  repoName: 'LightGlue',
  repoUrl: 'https://github.com/cvg/LightGlue',
  countDownloads: 'path_extension:"pth" OR path:"config.json"',
});
