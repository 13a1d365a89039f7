import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'mflux',
  repoName: 'mflux',
  repoUrl: 'https://github.com/filipstrand/mflux',
  summary: 'Image models such as FLUX, Qwen Image and Z-Image, run with MLX on Apple silicon.',
  tasks: ['image-to-image', 'text-to-image'],
  countDownloads: 'path_extension:"safetensors"',
});
