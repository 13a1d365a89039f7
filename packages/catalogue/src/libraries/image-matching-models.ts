import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Image Matching Models',
  repoName: 'Image Matching Models',
  repoUrl: 'https://github.com/alexstoken/image-matching-models',
  summary: 'One interface to many models that find the same points in two pictures.',
  tasks: ['keypoint-detection'],
  countDownloads: 'path_extension:"safetensors"',
});
