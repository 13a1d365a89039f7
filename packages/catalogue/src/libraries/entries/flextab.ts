import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pip, pipGit } from '../../snippets/requirement.ts';

export default defineLibrary({
  prettyLabel: 'FlexTab',
  repoName: 'FlexTab',
  repoUrl: 'https://github.com/SAP-samples/flextab',
  summary: 'Classifies rows, predicts numbers and matches records in tables, without training.',
  countDownloads: 'path_extension:"pt"',
  languages: ['python'],
  tasks: ['tabular-classification', 'tabular-regression'],

  // The estimators download their own checkpoint; they take neither an id nor a revision.
  snippets() {
    const install = [
      pipGit('flextab', 'https://github.com/SAP-samples/flextab'),
      pip('scikit-learn'),
      pip('pandas'),
    ];
    return [
      {
        title: 'Classify rows',
        install,
        code: py`
          from flextab import FlexTabClassifier
          from sklearn.datasets import load_breast_cancer
          from sklearn.metrics import accuracy_score
          from sklearn.model_selection import train_test_split

          X, y = load_breast_cancer(return_X_y=True)
          X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.5, random_state=42)

          # A smaller context or less bagging needs less memory.
          classifier = FlexTabClassifier(max_context_size=8192, bagging=8)
          classifier.fit(X_train, y_train)
          print("Accuracy:", accuracy_score(y_test, classifier.predict(X_test)))
        `,
      },
      {
        title: 'Predict a number',
        install,
        code: py`
          from flextab import FlexTabRegressor
          from sklearn.datasets import fetch_openml
          from sklearn.metrics import r2_score
          from sklearn.model_selection import train_test_split

          table = fetch_openml(data_id=531, as_frame=True)
          X_train, X_test, y_train, y_test = train_test_split(
              table.data, table.target.astype(float), test_size=0.5, random_state=42
          )

          regressor = FlexTabRegressor(max_context_size=8192, bagging=8)
          regressor.fit(X_train, y_train)
          print("R2:", r2_score(y_test, regressor.predict(X_test)))
        `,
      },
      {
        title: 'Match the records of two tables',
        install,
        code: py`
          from flextab import FlexTabMatcher
          from flextab.utils.test_utils import load_febrl4
          from sklearn.metrics import accuracy_score

          left_train, left_test, right_train, right_test, y_train, y_test = load_febrl4()

          matcher = FlexTabMatcher(max_context_size=8192, bagging=1)
          matcher.fit(left_train, right_train, y_train)
          print("Accuracy:", accuracy_score(y_test, matcher.predict(left_test, right_test)))
        `,
      },
    ];
  },
});
