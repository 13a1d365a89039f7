import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Lyra-2.0',
  repoName: 'Lyra-2.0',
  repoUrl: 'https://github.com/nv-tlabs/lyra',
  summary: 'Scenes in 3D to walk through, generated from a picture and a camera path.',
  tasks: ['image-to-3d'],
  countDownloads: 'path:"checkpoints/image_encoder/model.pth"',
});
