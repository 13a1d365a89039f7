import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Merlin',
  repoName: 'Merlin',
  repoUrl: 'https://github.com/StanfordMIMI/Merlin',
  countDownloads: 'path_extension:"pt"',
});
