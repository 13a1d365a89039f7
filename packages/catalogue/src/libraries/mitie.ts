import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'MITIE',
  repoName: 'MITIE',
  repoUrl: 'https://github.com/mit-nlp/MITIE',
  summary: 'Named entities, relations and text categories, trained and run in C++, Python and Java.',
  tasks: ['token-classification'],
  countDownloads: 'path_filename:"total_word_feature_extractor"',
});
