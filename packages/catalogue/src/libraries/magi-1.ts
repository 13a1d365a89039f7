import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'MAGI-1',
  repoName: 'MAGI-1',
  repoUrl: 'https://github.com/SandAI-org/MAGI-1',
  countDownloads: 'path:"ckpt/vae/config.json"',
});
