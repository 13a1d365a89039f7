import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'timee-ts',
  repoName: 'timee-ts',
  repoUrl: 'https://github.com/liamsbhoo/timee',
  countDownloads: 'path:"model.safetensors"',
  summary: 'A pretrained model for classifying and embedding time series.',
});
