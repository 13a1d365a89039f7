import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'GaussianFormer',
  repoName: 'GaussianFormer',
  repoUrl: 'https://github.com/SVLwoof/gaussianformer',
  countDownloads: 'path:"config.json"',
});
