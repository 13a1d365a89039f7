import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'IntelliFold',
  repoName: 'IntelliFold',
  repoUrl: 'https://github.com/IntelliGen-AI/IntelliFold',
  countDownloads: 'path_extension:"pt" OR path_extension:"zst"',
});
