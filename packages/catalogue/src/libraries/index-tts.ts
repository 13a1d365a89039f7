import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'IndexTTS',
  repoName: 'IndexTTS',
  repoUrl: 'https://github.com/index-tts/index-tts',
});
