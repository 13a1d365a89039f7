import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Champ',
  repoName: 'Champ',
  repoUrl: 'https://github.com/fudan-generative-vision/champ',
  countDownloads: 'path:"champ/motion_module.pth"',
});
