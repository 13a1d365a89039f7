import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'ml-agents',
  repoName: 'ml-agents',
  repoUrl: 'https://github.com/Unity-Technologies/ml-agents',
  docsUrl: 'https://huggingface.co/docs/hub/ml-agents',
  filter: true,
  countDownloads: 'path_extension:"onnx"',
  tasks: ['reinforcement-learning'],
});
