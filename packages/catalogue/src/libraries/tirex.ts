import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'TiRex',
  repoName: 'TiRex',
  repoUrl: 'https://github.com/NX-AI/tirex',
  countDownloads: 'path_extension:"ckpt"',
});
