import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'MARS5-TTS',
  repoName: 'MARS5-TTS',
  repoUrl: 'https://github.com/Camb-ai/MARS5-TTS',
  countDownloads: 'path:"mars5_ar.safetensors"',
});
