import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'COMET',
  repoName: 'COMET',
  repoUrl: 'https://github.com/Unbabel/COMET/',
  countDownloads: 'path:"hparams.yaml"',
});
