import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Image Matching Models',
  repoName: 'Image Matching Models',
  repoUrl: 'https://github.com/alexstoken/image-matching-models',
  countDownloads: 'path_extension:"safetensors"',
});
