import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Mini-Omni2',
  repoName: 'Mini-Omni2',
  repoUrl: 'https://github.com/gpt-omni/mini-omni2',
  countDownloads: 'path:"model_config.yaml"',
});
