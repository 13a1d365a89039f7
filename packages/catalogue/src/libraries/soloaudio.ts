import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'SoloAudio',
  repoName: 'SoloAudio',
  repoUrl: 'https://github.com/WangHelin1997/SoloAudio',
  countDownloads: 'path:"soloaudio_v2.pt"',
});
