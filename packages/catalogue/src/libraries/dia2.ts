import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Dia2',
  repoName: 'Dia2',
  repoUrl: 'https://github.com/nari-labs/dia2',
});
