import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Sana',
  repoName: 'Sana',
  repoUrl: 'https://github.com/NVlabs/Sana',
  countDownloads: 'path_extension:"pth"',
});
