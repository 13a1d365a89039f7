import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Shadow',
  repoName: 'Shadow',
  repoUrl: 'https://github.com/QLNI/SHADOW-250M-Instruct',
  countDownloads: 'path_extension:"shdw"',
});
