import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'MITIE',
  repoName: 'MITIE',
  repoUrl: 'https://github.com/mit-nlp/MITIE',
  countDownloads: 'path_filename:"total_word_feature_extractor"',
});
