import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';

// The package downloads its own release of the weights on `fit`; no other can be selected.
const predict = (title: string, className: string, dataset: string): Snippet => {
  const type = py.identifier(className);
  const load = py.identifier(dataset);
  return {
    title,
    install: [pip('causilo'), pip('scikit-learn')],
    code: py`
      from causilo import ${type}
      from sklearn.datasets import ${load}
      from sklearn.model_selection import train_test_split

      X_train, X_test, y_train, y_test = train_test_split(*${load}(return_X_y=True), random_state=0)

      model = ${type}(n_estimators=8, random_state=42)
      model.fit(X_train, y_train)
      print(model.score(X_test, y_test))
    `,
  };
};

export default defineLibrary({
  prettyLabel: 'Causilo',
  repoName: 'Causilo',
  repoUrl: 'https://github.com/nums-ai/causilo',
  docsUrl: 'https://github.com/nums-ai/causilo/tree/main/docs',
  summary: 'A pretrained model for tables: classification and regression by the scikit-learn interface.',
  countDownloads: 'path:"classifier/config.json" OR path:"regressor/config.json"',
  languages: ['python'],
  tasks: ['tabular-classification', 'tabular-regression'],

  snippets: () => [
    predict('Classify rows of a table', 'CausiloClassifier', 'load_wine'),
    predict('Predict a number for rows of a table', 'CausiloRegressor', 'load_diabetes'),
  ],
});
