import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'MindSpore',
  repoName: 'mindspore',
  repoUrl: 'https://github.com/mindspore-ai/mindspore',
  tasks: ['image-classification'],
});
