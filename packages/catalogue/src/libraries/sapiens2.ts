import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'sapiens2',
  repoName: 'sapiens2',
  repoUrl: 'https://github.com/facebookresearch/sapiens2',
  countDownloads: 'path_extension:"safetensors"',
});
