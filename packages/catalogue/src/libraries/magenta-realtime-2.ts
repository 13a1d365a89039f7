import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Magenta RT 2',
  repoName: 'Magenta RT 2',
  repoUrl: 'https://github.com/magenta/magenta-realtime',
  countDownloads:
    'path:"models/mrt2_base/mrt2_base.mlxfn" OR path:"models/mrt2_small/mrt2_small.mlxfn" OR path:"checkpoints/mrt2_base.safetensors" OR path:"checkpoints/mrt2_small.safetensors"',
});
