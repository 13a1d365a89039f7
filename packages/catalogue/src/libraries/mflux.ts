import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'mflux',
  repoName: 'mflux',
  repoUrl: 'https://github.com/filipstrand/mflux',
  countDownloads: 'path_extension:"safetensors"',
});
