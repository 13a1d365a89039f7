import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'clipscope',
  repoName: 'clipscope',
  repoUrl: 'https://github.com/Lewington-pitsos/clipscope',
  countDownloads: 'path_extension:"pt"',
});
