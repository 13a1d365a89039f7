import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'TRELLIS.2',
  repoName: 'TRELLIS.2',
  repoUrl: 'https://github.com/microsoft/TRELLIS.2',
  countDownloads: 'path_extension:"safetensors"',
  tasks: ['image-to-3d'],
  summary: 'The second generation of TRELLIS: detailed textured meshes from one picture.',
});
