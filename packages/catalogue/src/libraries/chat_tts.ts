import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'ChatTTS',
  repoName: 'ChatTTS',
  repoUrl: 'https://github.com/2noise/ChatTTS.git',
  countDownloads: 'path:"asset/GPT.pt"',
});
