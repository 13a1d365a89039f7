import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'RoboOrchardLab',
  repoName: 'RoboOrchardLab',
  repoUrl: 'https://github.com/HorizonRobotics/RoboOrchardLab',
  countDownloads: 'path_extension:"safetensors"',
});
