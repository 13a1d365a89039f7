import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'TimesFM',
  repoName: 'timesfm',
  repoUrl: 'https://github.com/google-research/timesfm',
  countDownloads:
    'path:"config.json" OR path:"torch_model.ckpt" OR path:"checkpoints/checkpoint_1100000/state/checkpoint" OR path:"checkpoints/checkpoint_2150000/state/checkpoint"',
  summary: 'Google pretrained models that forecast a time series without training on it.',
});
