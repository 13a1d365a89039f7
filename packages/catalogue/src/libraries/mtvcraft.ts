import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'MTVCraft',
  repoName: 'MTVCraft',
  repoUrl: 'https://github.com/baaivision/MTVCraft',
  summary: 'Animates the person of a picture by motion in 3D.',
  countDownloads: 'path:"vae/3d-vae.pt"',
});
