import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Causilo',
  repoName: 'Causilo',
  repoUrl: 'https://github.com/nums-ai/causilo',
  countDownloads: 'path:"classifier/config.json" OR path:"regressor/config.json"',
});
