import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Refiners',
  repoName: 'Refiners',
  repoUrl: 'https://github.com/finegrain-ai/refiners',
  docsUrl: 'https://refine.rs/',
  countDownloads: 'path:"model.safetensors"',
});
