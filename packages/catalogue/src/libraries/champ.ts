import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Champ',
  repoName: 'Champ',
  repoUrl: 'https://github.com/fudan-generative-vision/champ',
  docsUrl: 'https://github.com/fudan-generative-vision/champ#readme',
  summary: 'Brings a picture of a person to life after a sequence of 3D poses.',
  tasks: ['image-to-video'],
  countDownloads: 'path:"champ/motion_module.pth"',
});
