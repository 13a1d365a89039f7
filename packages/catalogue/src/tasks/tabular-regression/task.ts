import { defineTask } from '../../task.ts';

export default defineTask({
  label: 'Tabular Regression',
  modality: 'tabular',
  summary: 'Tabular regression predicts a number for each row of a table from its other columns.',
  demo: {
    inputs: [
      {
        type: 'tabular',
        label: 'Boats',
        table: [
          ['Length', 'Beam', 'Engine'],
          ['6.2', '2.1', '40'],
          ['9.8', '3.2', '25'],
          ['12.4', '3.9', '60'],
          ['24.0', '6.8', '420'],
        ],
      },
      { type: 'img', filename: 'input.webp', alt: 'A scatter plot of boats by length and price.' },
    ],
    outputs: [
      {
        type: 'tabular',
        label: 'Prediction',
        table: [['Price'], ['18,500'], ['61,000'], ['112,000'], ['940,000']],
      },
      { type: 'img', filename: 'output.webp', alt: 'The same plot with the fitted line through the points.' },
    ],
  },
  metrics: [
    { id: 'mse', description: 'The mean of the squared errors; large misses weigh heavily.' },
    {
      id: 'r-squared',
      description:
        'The share of the variation that is explained: 1 is perfect, 0 is no better than the mean.',
    },
  ],
  models: [
    {
      id: 'scikit-learn/Fish-Weight',
      description: 'Predicts the weight of a fish from its measurements; small enough to read whole.',
    },
  ],
  datasets: [
    { id: 'inria-soda/tabular-benchmark', description: 'Dozens of tables chosen to compare methods fairly.' },
  ],
  spaces: [{ id: 'scikit-learn/fish-weight-prediction', description: 'Measure a fish, get its weight.' }],
  widgetModels: ['scikit-learn/Fish-Weight'],
  subtasks: [{ type: 'tabular-single-column-regression', name: 'Tabular Single Column Regression' }],
  related: ['tabular-classification', 'time-series-forecasting'],
});
