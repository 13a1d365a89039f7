import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'sam2',
  repoName: 'sam2',
  repoUrl: 'https://github.com/facebookresearch/segment-anything-2',
  countDownloads: 'path_extension:"pt"',
});
