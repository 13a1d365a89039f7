import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Dia',
  repoName: 'Dia',
  repoUrl: 'https://github.com/nari-labs/dia',
});
