import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'SAM 3D Body',
  repoName: 'SAM 3D Body',
  repoUrl: 'https://github.com/facebookresearch/sam-3d-body',
  countDownloads: 'path:"model_config.yaml"',
});
