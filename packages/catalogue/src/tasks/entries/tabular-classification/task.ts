import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Tabular Classification',
  modality: 'tabular',
  synonyms: [
    'classify rows',
    'tabular data classification',
    'churn prediction',
    'fraud detection',
    'classify csv',
    'spreadsheet classification',
  ],
  summary: 'Tabular classification predicts a category for each row of a table from its other columns.',
  demo: {
    inputs: [
      {
        type: 'tabular',
        label: 'Fruits',
        table: [
          ['Length (mm)', 'Weight (g)'],
          ['73', '92'],
          ['60', '86'],
          ['69', '108'],
          ['62', '72'],
        ],
      },
    ],
    outputs: [
      { type: 'tabular', label: 'Prediction', table: [['Fruit'], ['lemon'], ['lime'], ['lemon'], ['lime']] },
      {
        type: 'img',
        filename: 'output-border.avif',
        alt: 'A scatter chart of 60 made-up fruits by length and weight. A soft border divides the small, light limes from the long, heavy lemons; 5 fruits lie on the wrong side.',
        label: 'The learned border',
      },
    ],
  },
  metrics: [
    { id: 'accuracy', description: 'The share of rows with the right category.' },
    { id: 'recall', description: 'Of the rows of a category, the share that was found.' },
    { id: 'precision', description: 'Of the rows put into a category, the share that belongs there.' },
    { id: 'f1', description: 'The harmonic mean of precision and recall.' },
  ],
  models: [
    {
      id: 'scikit-learn/cancer-prediction-trees',
      description:
        'A small tree model on measurements of tumours; shows what a published table model looks like.',
    },
  ],
  datasets: [
    { id: 'inria-soda/tabular-benchmark', description: 'Dozens of tables chosen to compare methods fairly.' },
  ],
  spaces: [
    { id: 'scikit-learn/tabular-playground', description: 'Tries a table model with your own rows.' },
    { id: 'scikit-learn/classification', description: 'Shows how classifiers divide the plane.' },
  ],
  widgetModels: ['scikit-learn/tabular-playground'],
  subtasks: [
    { type: 'tabular-multi-class-classification', name: 'Tabular Multi Class Classification' },
    { type: 'tabular-multi-label-classification', name: 'Tabular Multi Label Classification' },
  ],
  related: ['tabular-regression', 'time-series-forecasting', 'text-classification'],
  aliases: ['structured-data-classification'],
});
