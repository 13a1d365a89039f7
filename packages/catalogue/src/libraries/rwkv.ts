import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'RWKV',
  repoName: 'RWKV-LM',
  repoUrl: 'https://github.com/BlinkDL/RWKV-LM',
  docsUrl: 'https://rwkv.com/',
  countDownloads: 'path_extension:"pth"',
});
