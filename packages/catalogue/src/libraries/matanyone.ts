import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'MatAnyone',
  repoName: 'MatAnyone',
  repoUrl: 'https://github.com/pq-yang/MatAnyone',
});
