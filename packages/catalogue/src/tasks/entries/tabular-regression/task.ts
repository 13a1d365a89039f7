import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Tabular Regression',
  modality: 'tabular',
  synonyms: [
    'predict a number',
    'price prediction',
    'regression',
    'predict a column',
    'tabular prediction',
    'house prices',
  ],
  summary: 'Tabular regression predicts a number for each row of a table from its other columns.',
  demo: {
    inputs: [
      { type: 'tabular', label: 'Boats', table: [['Length (m)'], ['9.9'], ['10.5'], ['8.1'], ['12.5']] },
    ],
    outputs: [
      {
        type: 'tabular',
        label: 'Prediction',
        table: [['Fuel (l/h)'], ['19.2'], ['20.7'], ['14.9'], ['25.5']],
      },
      {
        type: 'img',
        filename: 'output-line.avif',
        alt: 'A scatter chart of 34 made-up fishing boats: the longer the boat, the more fuel it uses. A straight line runs through the points, and a short red line shows how far each point is from it.',
        label: 'The fitted line',
      },
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
