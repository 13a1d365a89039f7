import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'BBoxMaskPose',
  repoName: 'BBoxMaskPose',
  repoUrl: 'https://github.com/MiraPurkrabek/BBoxMaskPose',
  countDownloads: 'path_extension:"pth"',
});
