import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Big Vision',
  repoName: 'big_vision',
  repoUrl: 'https://github.com/google-research/big_vision',
  docsUrl: 'https://github.com/google-research/big_vision#readme',
  summary: 'Training code in JAX for vision models such as ViT, SigLIP and PaliGemma.',
  countDownloads: 'path_extension:"npz"',
});
