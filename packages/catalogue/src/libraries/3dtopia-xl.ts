import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: '3DTopia-XL',
  repoName: '3DTopia-XL',
  repoUrl: 'https://github.com/3DTopia/3DTopia-XL',
  countDownloads: 'path:"model_vae_fp16.pt"',
});
