import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Uni-3DAR',
  repoName: 'Uni-3DAR',
  repoUrl: 'https://github.com/dptech-corp/Uni-3DAR',
  docsUrl: 'https://github.com/dptech-corp/Uni-3DAR',
  countDownloads: 'path_extension:"pt"',
  summary: 'Generates molecules, proteins and crystals as three-dimensional tokens.',
});
