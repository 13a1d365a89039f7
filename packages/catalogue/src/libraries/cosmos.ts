import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Cosmos',
  repoName: 'Cosmos',
  repoUrl: 'https://github.com/NVIDIA/Cosmos',
  countDownloads: 'path:"config.json" OR path_extension:"pt"',
});
