import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'HoloMotion',
  repoName: 'HoloMotion',
  repoUrl: 'https://github.com/HorizonRobotics/HoloMotion',
  countDownloads: 'path_extension:"onnx"',
});
