import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'LiteRT-LM',
  repoName: 'LiteRT-LM',
  repoUrl: 'https://github.com/google-ai-edge/LiteRT-LM',
  countDownloads: 'path_extension:"litertlm" OR path_extension:"task"',
});
