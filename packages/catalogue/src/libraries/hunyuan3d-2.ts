import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Hunyuan3D-2',
  repoName: 'Hunyuan3D-2',
  repoUrl: 'https://github.com/Tencent/Hunyuan3D-2',
  countDownloads: 'path_filename:"model_index" OR path_filename:"config"',
});
