import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Diffree',
  repoName: 'Diffree',
  repoUrl: 'https://github.com/OpenGVLab/Diffree',
  countDownloads: 'path:"diffree-step=000010999.ckpt"',
});
