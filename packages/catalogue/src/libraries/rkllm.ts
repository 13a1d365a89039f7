import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'RKLLM',
  repoName: 'RKLLM',
  repoUrl: 'https://github.com/airockchip/rknn-llm',
  docsUrl: 'https://github.com/airockchip/rknn-llm/tree/main/doc',
  summary: 'Runs language models on the neural processors of Rockchip boards.',
  tasks: ['text-generation'],
  countDownloads: 'path_extension:"rkllm"',
});
