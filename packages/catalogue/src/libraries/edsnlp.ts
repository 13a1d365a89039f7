import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'EDS-NLP',
  repoName: 'edsnlp',
  repoUrl: 'https://github.com/aphp/edsnlp',
  docsUrl: 'https://aphp.github.io/edsnlp/latest/',
  countDownloads: 'path_filename:"config" AND path_extension:"cfg"',
});
