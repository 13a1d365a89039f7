import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'BioNeMo',
  repoName: 'BioNeMo',
  repoUrl: 'https://github.com/nvidia/BioNeMo',
  countDownloads: 'path_extension:"ckpt" OR path:"config.json"',
});
