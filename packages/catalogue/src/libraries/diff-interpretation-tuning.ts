import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Diff Interpretation Tuning',
  repoName: 'Diff Interpretation Tuning',
  repoUrl: 'https://github.com/Aviously/diff-interpretation-tuning',
  countDownloads: 'path_extension:"pt"',
});
