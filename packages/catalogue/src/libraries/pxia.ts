import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'pxia',
  repoName: 'pxia',
  repoUrl: 'https://github.com/not-lain/pxia',
});
