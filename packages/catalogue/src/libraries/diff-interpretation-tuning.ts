import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Diff Interpretation Tuning',
  repoName: 'Diff Interpretation Tuning',
  repoUrl: 'https://github.com/Aviously/diff-interpretation-tuning',
  summary: 'Adapters that let a language model describe how its fine-tuning changed it.',
  countDownloads: 'path_extension:"pt"',
});
