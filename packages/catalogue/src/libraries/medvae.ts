import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'MedVAE',
  repoName: 'MedVAE',
  repoUrl: 'https://github.com/StanfordMIMI/MedVAE',
  countDownloads: 'path_extension:"ckpt"',
});
