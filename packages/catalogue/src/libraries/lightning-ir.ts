import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Lightning IR',
  repoName: 'Lightning IR',
  repoUrl: 'https://github.com/webis-de/lightning-ir',
});
