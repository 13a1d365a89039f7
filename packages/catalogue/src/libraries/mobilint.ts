import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Mobilint',
  repoName: 'mblt-model-zoo',
  repoUrl: 'https://github.com/mobilint/mblt-model-zoo',
  docsUrl: 'https://docs.mobilint.com',
  countDownloads: 'path:"config.json" OR path_extension:"mxq"',
});
