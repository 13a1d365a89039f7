import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'sapiens',
  repoName: 'sapiens',
  repoUrl: 'https://github.com/facebookresearch/sapiens',
  docsUrl: 'https://rawalkhirodkar.github.io/sapiens/',
  summary: 'Vision models of people: pose, body parts, depth and surface normals.',
  tasks: ['depth-estimation', 'image-segmentation', 'keypoint-detection'],
  countDownloads: 'path_extension:"pt2" OR path_extension:"pth" OR path_extension:"onnx"',
});
