import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'NInfer',
  repoName: 'NInfer',
  repoUrl: 'https://github.com/Neroued/ninfer',
  countDownloads: 'path_extension:"ninfer"',
});
