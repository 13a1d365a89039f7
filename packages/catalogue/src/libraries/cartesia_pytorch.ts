import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Cartesia Pytorch',
  repoName: 'Cartesia Pytorch',
  repoUrl: 'https://github.com/cartesia-ai/cartesia_pytorch',
});
