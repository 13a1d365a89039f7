import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Cartesia MLX',
  repoName: 'Cartesia MLX',
  repoUrl: 'https://github.com/cartesia-ai/cartesia_mlx',
});
