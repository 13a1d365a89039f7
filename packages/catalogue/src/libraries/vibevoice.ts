import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'VibeVoice',
  repoName: 'VibeVoice',
  repoUrl: 'https://github.com/microsoft/VibeVoice',
});
