import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Habibi-TTS',
  repoName: 'Habibi-TTS',
  repoUrl: 'https://github.com/SWivid/Habibi-TTS',
  countDownloads: 'path_extension:"safetensors"',
});
