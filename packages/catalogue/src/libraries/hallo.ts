import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Hallo',
  repoName: 'Hallo',
  repoUrl: 'https://github.com/fudan-generative-vision/hallo',
  countDownloads: 'path:"hallo/net.pth"',
});
