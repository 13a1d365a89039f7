import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'docTR',
  repoName: 'doctr',
  repoUrl: 'https://github.com/mindee/doctr',
  tasks: ['object-detection'],
});
