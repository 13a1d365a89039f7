import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'TerraTorch',
  repoName: 'TerraTorch',
  repoUrl: 'https://github.com/IBM/terratorch',
  docsUrl: 'https://ibm.github.io/terratorch/',
  countDownloads: 'path_extension:"pt" OR path_extension:"ckpt"',
});
