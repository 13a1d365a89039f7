import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'nobg',
  repoName: 'nobg',
  repoUrl: 'https://github.com/feyninc/nobg',
});
