import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Scikit-learn',
  repoName: 'Scikit-learn',
  repoUrl: 'https://github.com/scikit-learn/scikit-learn',
  filter: true,
  countDownloads: 'path:"sklearn_model.joblib"',
  tasks: ['tabular-classification', 'tabular-regression', 'text-classification'],
});
