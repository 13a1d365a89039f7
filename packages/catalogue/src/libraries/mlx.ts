import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'MLX',
  repoName: 'MLX',
  repoUrl: 'https://github.com/ml-explore/mlx-examples/tree/main',
  filter: true,
});
