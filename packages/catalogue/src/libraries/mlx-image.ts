import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'mlx-image',
  repoName: 'mlx-image',
  repoUrl: 'https://github.com/riccardomusmeci/mlx-image',
  docsUrl: 'https://huggingface.co/docs/hub/mlx-image',
  countDownloads: 'path:"model.safetensors"',
});
