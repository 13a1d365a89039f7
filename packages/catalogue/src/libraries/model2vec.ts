import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Model2Vec',
  repoName: 'model2vec',
  repoUrl: 'https://github.com/MinishLab/model2vec',
});
