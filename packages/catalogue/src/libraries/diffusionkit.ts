import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'DiffusionKit',
  repoName: 'DiffusionKit',
  repoUrl: 'https://github.com/argmaxinc/DiffusionKit',
});
