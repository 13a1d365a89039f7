import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'HERMES',
  repoName: 'HERMES',
  repoUrl: 'https://github.com/LMD0311/HERMES',
  countDownloads: 'path:"ckpt/hermes_final.pth"',
});
