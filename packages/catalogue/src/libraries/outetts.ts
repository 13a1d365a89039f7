import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'OuteTTS',
  repoName: 'OuteTTS',
  repoUrl: 'https://github.com/edwko/OuteTTS',
});
