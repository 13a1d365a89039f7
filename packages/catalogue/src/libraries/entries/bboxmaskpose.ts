import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'BBoxMaskPose',
  repoName: 'BBoxMaskPose',
  repoUrl: 'https://github.com/MiraPurkrabek/BBoxMaskPose',
  docsUrl: 'https://mirapurkrabek.github.io/BBox-Mask-Pose/',
  summary: 'Finds people in crowds and gives each a box, a mask and a pose.',
  tasks: ['image-segmentation', 'keypoint-detection', 'object-detection'],
  countDownloads: 'path_extension:"pth"',
});
