import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'CheXmix',
  repoName: 'CheXmix',
  repoUrl: 'https://github.com/StanfordMIMI/CheXmix',
  countDownloads: 'path_extension:"safetensors"',
});
