import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'RKLLM',
  repoName: 'RKLLM',
  repoUrl: 'https://github.com/airockchip/rknn-llm',
  countDownloads: 'path_extension:"rkllm"',
});
