import { defineLibrary } from '../define.ts';
import { imageMatcher } from '../recipes/vision/image-matcher.ts';

export default defineLibrary({
  prettyLabel: 'Image Matching Models',
  repoName: 'Image Matching Models',
  repoUrl: 'https://github.com/alexstoken/image-matching-models',
  summary: 'One interface to many models that find the same points in two pictures.',
  languages: ['python', 'shell'],
  tasks: ['keypoint-detection'],
  countDownloads: 'path_extension:"safetensors"',

  snippets: imageMatcher({ name: 'image-matching-models', module: 'imm' }),
});
