import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'KittenTTS',
  repoName: 'KittenTTS',
  repoUrl: 'https://github.com/KittenML/KittenTTS',
});
