import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'VisMatch',
  repoName: 'VisMatch',
  repoUrl: 'https://github.com/gmberton/vismatch',
  countDownloads: 'path:"vismatch.yaml"',
  summary: 'Finds matching points between two pictures with dozens of methods.',
});
