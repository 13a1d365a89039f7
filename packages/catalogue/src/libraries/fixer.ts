import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Fixer',
  repoName: 'Fixer',
  repoUrl: 'https://github.com/nv-tlabs/Fixer',
  countDownloads: 'path:"pretrained/pretrained_fixer.pkl"',
});
