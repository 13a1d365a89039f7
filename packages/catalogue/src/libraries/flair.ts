import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Flair',
  repoName: 'Flair',
  repoUrl: 'https://github.com/flairNLP/flair',
  docsUrl: 'https://huggingface.co/docs/hub/flair',
  filter: true,
  countDownloads: 'path:"pytorch_model.bin"',
  tasks: ['token-classification'],
});
