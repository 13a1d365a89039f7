import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Ising Decoding',
  repoName: 'Ising-Decoding',
  repoUrl: 'https://github.com/NVIDIA/Ising-Decoding',
  countDownloads: 'path_extension:"safetensors"',
});
