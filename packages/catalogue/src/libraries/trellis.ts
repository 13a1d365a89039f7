import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Trellis',
  repoName: 'Trellis',
  repoUrl: 'https://github.com/microsoft/TRELLIS',
  countDownloads: 'path_extension:"safetensors"',
});
