import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'BM25S',
  repoName: 'bm25s',
  repoUrl: 'https://github.com/xhluca/bm25s',
  countDownloads: 'path:"params.index.json"',
});
