import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'SongBloom',
  repoName: 'SongBloom',
  repoUrl: 'https://github.com/Cypress-Yang/SongBloom',
  countDownloads: 'path_extension:"pt"',
});
