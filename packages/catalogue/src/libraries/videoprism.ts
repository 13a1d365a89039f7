import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'VideoPrism',
  repoName: 'VideoPrism',
  repoUrl: 'https://github.com/google-deepmind/videoprism',
  countDownloads: 'path_extension:"npz"',
});
