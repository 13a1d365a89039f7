import { py } from '../../code/index.ts';
import { pip } from '../../snippets/requirement.ts';
import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'TabPFN',
  synonyms: ['tab pfn', 'tabular foundation model'],
  repoName: 'TabPFN',
  repoUrl: 'https://github.com/PriorLabs/TabPFN',
  docsUrl: 'https://docs.priorlabs.ai/',
  summary: 'A foundation model for tables: classification and regression without tuning.',
  languages: ['python'],
  tasks: ['tabular-classification', 'tabular-regression'],

  // The package downloads the weights of its own releases.
  snippets: (model) => {
    const regression = model.pipeline_tag === 'tabular-regression';
    const estimator = py.identifier(regression ? 'TabPFNRegressor' : 'TabPFNClassifier');
    const loader = py.identifier(regression ? 'load_diabetes' : 'load_breast_cancer');
    return [
      {
        title: regression ? 'Predict a number for each row' : 'Predict a class for each row',
        install: [pip('tabpfn'), pip('scikit-learn')],
        code: py`
          from sklearn.datasets import ${loader}
          from sklearn.model_selection import train_test_split
          from tabpfn import ${estimator}

          X, y = ${loader}(return_X_y=True)
          X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.5, random_state=42)

          model = ${estimator}()
          model.fit(X_train, y_train)
          print(model.predict(X_test)[:10])
          print(model.score(X_test, y_test))
        `,
      },
    ];
  },
});
