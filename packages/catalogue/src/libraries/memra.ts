import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'memra',
  repoName: 'memra',
  repoUrl: 'https://github.com/avifenesh/memra',
});
