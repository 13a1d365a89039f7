import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Microduck',
  repoName: 'Microduck',
  repoUrl: 'https://github.com/pollen-robotics/microduck_rl',
  filter: true,
  countDownloads: 'path_extension:"onnx"',
});
