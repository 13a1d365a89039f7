import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Supertonic',
  repoName: 'Supertonic',
  repoUrl: 'https://github.com/supertone-inc/supertonic',
});
