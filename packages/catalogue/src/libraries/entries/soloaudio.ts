import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'SoloAudio',
  repoName: 'SoloAudio',
  repoUrl: 'https://github.com/WangHelin1997/SoloAudio',
  summary: 'Extracts one sound from a mixture, named in words or by an example.',
  tasks: ['audio-to-audio'],
  countDownloads: 'path:"soloaudio_v2.pt"',
});
