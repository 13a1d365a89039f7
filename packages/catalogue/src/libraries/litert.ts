import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'LiteRT',
  repoName: 'LiteRT',
  repoUrl: 'https://github.com/google-ai-edge/LiteRT',
  countDownloads: 'path_extension:"tflite"',
});
