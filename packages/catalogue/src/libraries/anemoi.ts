import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'AnemoI',
  repoName: 'AnemoI',
  repoUrl: 'https://github.com/ecmwf/anemoi-inference',
  docsUrl: 'https://anemoi.readthedocs.io/en/latest/',
  countDownloads: 'path_extension:"ckpt"',
});
