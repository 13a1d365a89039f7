import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Merlin',
  repoName: 'Merlin',
  repoUrl: 'https://github.com/StanfordMIMI/Merlin',
  summary: 'A vision-language model for computed tomography of the abdomen.',
  tasks: ['image-text-to-text'],
  countDownloads: 'path_extension:"pt"',
});
