import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pip, pipGit } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { gpu } from '../../snippets/warnings.ts';

const kinds = {
  classification: {
    title: 'Classify the rows of a table',
    name: 'SAP_RPT_OSS_Classifier',
    data: 'load_breast_cancer',
    metric: 'accuracy_score',
  },
  regression: {
    title: 'Predict a number for each row of a table',
    name: 'SAP_RPT_OSS_Regressor',
    data: 'load_diabetes',
    metric: 'r2_score',
  },
} as const;

function example(kind: keyof typeof kinds): Snippet {
  const { title, name, data, metric } = kinds[kind];
  const type = py.identifier(name);
  const load = py.identifier(data);
  const score = py.identifier(metric);
  return {
    title,
    install: [pipGit('sap-rpt-oss', 'https://github.com/SAP-samples/sap-rpt-1-oss'), pip('scikit-learn')],
    warnings: [gpu],
    code: py`
      from sap_rpt_oss import ${type}
      from sklearn.datasets import ${load}
      from sklearn.metrics import ${score}
      from sklearn.model_selection import train_test_split

      X, y = ${load}(return_X_y=True, as_frame=True)
      X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.5, random_state=42)

      model = ${type}(max_context_size=2048, bagging=1)
      model.fit(X_train, y_train)

      predictions = model.predict(X_test)
      print(${score}(y_test, predictions))
    `,
  };
}

export default defineLibrary({
  prettyLabel: 'sap-rpt-1-oss',
  repoName: 'sap-rpt-1-oss',
  repoUrl: 'https://github.com/SAP-samples/sap-rpt-1-oss',
  summary: 'Predicts missing columns of tables from example rows, without training.',
  countDownloads: 'path_extension:"pt"',
  languages: ['python'],
  tasks: ['tabular-classification', 'tabular-regression'],

  // The package downloads its one checkpoint and takes no other id.
  snippets: () => [example('classification'), example('regression')],
});
