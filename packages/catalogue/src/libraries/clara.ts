import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Clara',
  repoName: 'Clara',
  repoUrl: 'https://github.com/nvidia/clara',
  countDownloads: 'path_extension:"ckpt" OR path:"config.json"',
});
