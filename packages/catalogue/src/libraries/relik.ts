import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Relik',
  repoName: 'Relik',
  repoUrl: 'https://github.com/SapienzaNLP/relik',
});
