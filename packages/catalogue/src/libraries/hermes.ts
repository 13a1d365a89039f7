import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'HERMES',
  repoName: 'HERMES',
  repoUrl: 'https://github.com/LMD0311/HERMES',
  docsUrl: 'https://lmd0311.github.io/HERMES/',
  summary: 'A driving world model: describes the scene around a car and imagines how it goes on.',
  countDownloads: 'path:"ckpt/hermes_final.pth"',
});
