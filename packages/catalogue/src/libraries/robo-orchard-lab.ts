import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'RoboOrchardLab',
  repoName: 'RoboOrchardLab',
  repoUrl: 'https://github.com/HorizonRobotics/RoboOrchardLab',
  docsUrl: 'https://horizonrobotics.github.io/robot_lab/robo_orchard/lab/index.html',
  summary: 'Trains and evaluates perception and manipulation models for robots.',
  tasks: ['robotics'],
  countDownloads: 'path_extension:"safetensors"',
});
