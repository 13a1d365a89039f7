import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'HoloMotion',
  repoName: 'HoloMotion',
  repoUrl: 'https://github.com/HorizonRobotics/HoloMotion',
  docsUrl: 'https://horizonrobotics.github.io/robot_lab/holomotion/',
  summary: 'Lets humanoid robots follow the motion of a whole human body.',
  tasks: ['robotics'],
  countDownloads: 'path_extension:"onnx"',
});
