import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'GeometryCrafter',
  repoName: 'GeometryCrafter',
  repoUrl: 'https://github.com/TencentARC/GeometryCrafter',
  countDownloads: 'path:"point_map_vae/diffusion_pytorch_model.safetensors"',
});
