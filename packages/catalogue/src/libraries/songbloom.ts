import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'SongBloom',
  repoName: 'SongBloom',
  repoUrl: 'https://github.com/Cypress-Yang/SongBloom',
  docsUrl: 'https://cypress-yang.github.io/SongBloom_demo/',
  summary: 'Makes whole songs from lyrics and a short sample of music.',
  tasks: ['text-to-audio'],
  countDownloads: 'path_extension:"pt"',
});
