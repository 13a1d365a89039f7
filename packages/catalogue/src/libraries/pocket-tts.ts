import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Pocket-TTS',
  repoName: 'PocketTTS',
  repoUrl: 'https://github.com/kyutai-labs/pocket-tts',
  countDownloads: 'path:"tts_b6369a24.safetensors"',
});
