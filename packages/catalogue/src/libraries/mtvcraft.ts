import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'MTVCraft',
  repoName: 'MTVCraft',
  repoUrl: 'https://github.com/baaivision/MTVCraft',
  countDownloads: 'path:"vae/3d-vae.pt"',
});
