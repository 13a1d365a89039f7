import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Phantom',
  repoName: 'Phantom',
  repoUrl: 'https://github.com/Phantom-video/Phantom',
  countDownloads: 'path_extension:"pth"',
});
