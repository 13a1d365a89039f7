import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'BEN2',
  repoName: 'BEN2',
  repoUrl: 'https://github.com/PramaLLC/BEN2',
});
