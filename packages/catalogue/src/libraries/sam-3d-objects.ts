import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'SAM 3D Objects',
  repoName: 'SAM 3D Objects',
  repoUrl: 'https://github.com/facebookresearch/sam-3d-objects',
  countDownloads: 'path:"checkpoints/pipeline.yaml"',
});
