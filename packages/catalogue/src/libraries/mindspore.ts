import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'MindSpore',
  repoName: 'mindspore',
  repoUrl: 'https://github.com/mindspore-ai/mindspore',
  docsUrl: 'https://www.mindspore.cn/docs/en',
  summary: 'A framework of Huawei for training and running models, strong on Ascend processors.',
  tasks: ['image-classification'],
});
