import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'PerceptionEncoder',
  repoName: 'PerceptionModels',
  repoUrl: 'https://github.com/facebookresearch/perception_models',
  countDownloads: 'path_extension:"pt"',
});
