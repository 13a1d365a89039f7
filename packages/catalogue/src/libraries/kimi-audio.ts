import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'KimiAudio',
  repoName: 'KimiAudio',
  repoUrl: 'https://github.com/MoonshotAI/Kimi-Audio',
});
