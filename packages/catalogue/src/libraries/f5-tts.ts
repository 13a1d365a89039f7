import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'F5-TTS',
  repoName: 'F5-TTS',
  repoUrl: 'https://github.com/SWivid/F5-TTS',
  countDownloads: 'path_extension:"safetensors" OR path_extension:"pt"',
});
