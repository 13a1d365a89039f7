import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Big Vision',
  repoName: 'big_vision',
  repoUrl: 'https://github.com/google-research/big_vision',
  countDownloads: 'path_extension:"npz"',
});
