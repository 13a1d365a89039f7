import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'pythae',
  repoName: 'pythae',
  repoUrl: 'https://github.com/clementchadebec/benchmark_VAE',
});
