import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Birder',
  repoName: 'Birder',
  repoUrl: 'https://gitlab.com/birder/birder',
  countDownloads: 'path_extension:"pt"',
});
