import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'AudioSeal',
  repoName: 'audioseal',
  repoUrl: 'https://github.com/facebookresearch/audioseal',
  countDownloads: 'path_extension:"pth"',
});
