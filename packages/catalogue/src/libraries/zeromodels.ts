import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'ZeroModels',
  repoName: 'ZeroModels',
  repoUrl: 'https://github.com/IMvision12/ZeroModels',
  docsUrl: 'https://imvision12.github.io/ZeroModels/',
  countDownloads: 'path:"model.weights.h5" OR path:"model.weights.json"',
  aliases: ['kerasformers'],
});
