import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'TiC-CLIP',
  repoName: 'TiC-CLIP',
  repoUrl: 'https://github.com/apple/ml-tic-clip',
  countDownloads: 'path_extension:"pt" AND path_prefix:"checkpoints/"',
  tasks: ['zero-shot-image-classification'],
  summary: 'Apple models that learn pictures and words continually, year by year.',
});
