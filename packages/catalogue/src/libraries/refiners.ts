import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Refiners',
  repoName: 'Refiners',
  repoUrl: 'https://github.com/finegrain-ai/refiners',
  docsUrl: 'https://refine.rs/',
  summary: 'Adapters for foundation models, chiefly diffusion models, in plain PyTorch.',
  countDownloads: 'path:"model.safetensors"',
});
