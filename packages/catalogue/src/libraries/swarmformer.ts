import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'SwarmFormer',
  repoName: 'SwarmFormer',
  repoUrl: 'https://github.com/takara-ai/SwarmFormer',
});
