import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Genmo',
  repoName: 'Genmo',
  repoUrl: 'https://github.com/genmoai/models',
  countDownloads: 'path:"vae_stats.json"',
});
