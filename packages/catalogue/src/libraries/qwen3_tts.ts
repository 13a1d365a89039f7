import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Qwen3-TTS',
  repoName: 'Qwen3-TTS',
  repoUrl: 'https://github.com/QwenLM/Qwen3-TTS',
});
