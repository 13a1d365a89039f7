import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Trellis',
  repoName: 'Trellis',
  repoUrl: 'https://github.com/microsoft/TRELLIS',
  countDownloads: 'path_extension:"safetensors"',
  tasks: ['image-to-3d', 'text-to-3d'],
  summary: 'Three-dimensional objects from text or a picture, as meshes or splats.',
});
