import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'MTVCraft',
  repoName: 'MTVCraft',
  repoUrl: 'https://github.com/baaivision/MTVCraft',
  summary: 'Animates the person of a picture by motion in 3D.',
  tasks: ['image-to-video'],
  countDownloads: 'path:"vae/3d-vae.pt"',
});
