import { type Code, type Data, py } from '../../code/index.ts';
import { filenameMissing } from '../../errors.ts';
import { fileEnding, hasTag, widgetOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet, Warning } from '../../snippets/snippet.ts';
import { pickle, placeholder } from '../../snippets/warnings.ts';

const asCell = (cell: unknown): Data =>
  typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? cell : null;

/** Rows to predict: those saved with the model, else those of the widget. */
function exampleRows(model: ModelRecord): Data | undefined {
  const rows = model.config?.sklearn?.example_input ?? widgetOf(model)?.structured_data;
  return rows && Object.fromEntries(Object.entries(rows).map(([name, cells]) => [name, cells.map(asCell)]));
}

const guessedName: Warning = placeholder('the name of the file, which is a guess here,');

function snippet(
  model: ModelRecord,
  context: SnippetContext,
  file: string,
  { safe, guessed = false }: { readonly safe: boolean; readonly guessed?: boolean },
): Snippet {
  const rows = exampleRows(model);
  const use: Code<'python'> =
    rows === undefined
      ? py`
        # One row of zeros, as wide as the data it was trained on: put your own here.
        print(model.predict(np.zeros((1, model.n_features_in_))))
      `
      : py`
        rows = pd.DataFrame(${rows})
        print(model.predict(rows))
      `;
  const tables = rows === undefined ? py`import numpy as np` : py`import pandas as pd`;
  const needs = [pip('scikit-learn'), pip(rows === undefined ? 'numpy' : 'pandas'), hubClient(context)];
  if (!safe)
    return {
      title: 'Load the estimator',
      install: [pip('joblib'), ...needs],
      warnings: guessed ? [pickle, guessedName] : [pickle],
      code: py`
        import joblib
        ${tables}
        ${hubImport(context, 'hf_hub_download')}

        path = ${hubFile(model, context, file)}
        model = joblib.load(path)
        ${use}
      `,
    };
  return {
    title: 'Load the estimator',
    install: [pip('skops'), ...needs],
    code: py`
      ${tables}
      ${hubImport(context, 'hf_hub_download')}
      from skops.io import get_untrusted_types, load

      path = ${hubFile(model, context, file)}
      print("Types to look at first:", get_untrusted_types(file=path))
      # Add the types you trust to the list; loading stops at any other.
      model = load(path, trusted=[])
      ${use}
    `,
  };
}

export default defineLibrary({
  prettyLabel: 'Scikit-learn',
  synonyms: ['scikit learn', 'sk learn', 'scikit', 'random forest', 'joblib'],
  repoName: 'Scikit-learn',
  repoUrl: 'https://github.com/scikit-learn/scikit-learn',
  docsUrl: 'https://scikit-learn.org/stable/model_persistence.html',
  summary: 'Classical machine learning for tables: classification, regression, clustering and more.',
  filter: true,
  countDownloads: 'path:"sklearn_model.joblib"',
  tasks: ['tabular-classification', 'tabular-regression', 'text-classification'],
  languages: ['python'],
  aliases: ['scikit-learn', 'skops'],

  fits: (model) =>
    model.config?.sklearn?.model?.file === undefined
      ? undefined
      : 'Its configuration names a file of scikit-learn.',

  snippets(model, context) {
    const { model: saved, model_format: format } = model.config?.sklearn ?? {};
    if (hasTag(model, 'skops')) {
      if (!saved?.file) return { notice: filenameMissing };
      return [snippet(model, context, saved.file, { safe: format !== 'pickle' })];
    }
    const file = context.file ?? saved?.file ?? fileEnding(model, '.joblib', '.skops', '.pkl', '.pickle');
    return [
      snippet(model, context, file ?? 'sklearn_model.joblib', {
        safe: file?.endsWith('.skops') ?? false,
        guessed: file === undefined,
      }),
    ];
  },
});
