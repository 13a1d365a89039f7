import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Ising Decoding',
  repoName: 'Ising-Decoding',
  repoUrl: 'https://github.com/NVIDIA/Ising-Decoding',
  summary: 'Neural pre-decoders that help to correct errors of quantum computers.',
  countDownloads: 'path_extension:"safetensors"',
});
