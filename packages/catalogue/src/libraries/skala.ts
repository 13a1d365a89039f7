import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Skala',
  repoName: 'Skala',
  repoUrl: 'https://github.com/microsoft/skala',
  countDownloads: 'path_extension:"fun"',
});
