import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'fastText',
  repoName: 'fastText',
  repoUrl: 'https://fasttext.cc/',
  filter: true,
  countDownloads: 'path_extension:"bin"',
  tasks: ['feature-extraction', 'text-classification'],
});
