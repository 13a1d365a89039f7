import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'SAELens',
  repoName: 'SAELens',
  repoUrl: 'https://github.com/jbloomAus/SAELens',
});
