import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'CheXmix',
  repoName: 'CheXmix',
  repoUrl: 'https://github.com/StanfordMIMI/CheXmix',
  summary: 'One generative model for chest radiographs and the reports about them.',
  tasks: ['image-text-to-text'],
  countDownloads: 'path_extension:"safetensors"',
});
