import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Time Series Forecasting',
  modality: 'tabular',
  synonyms: [
    'forecasting',
    'forecast',
    'time series',
    'time series prediction',
    'predict the future',
    'demand forecasting',
    'timeseries',
    'sales forecast',
    'stock prediction',
    'weather forecast',
  ],
  summary:
    'Time series forecasting continues a series of measurements into the future and says how sure it is.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input-history.avif',
        alt: 'A line chart of the passengers of a made-up ferry in sixty months: a peak every summer, a low every winter, and slow growth.',
        label: 'Five years of months',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output-forecast.avif',
        alt: 'The same line chart continued by a forecast of twelve months with a shaded interval; dots show what came, 11 of 12 inside the interval.',
        label: 'The next twelve months',
      },
    ],
  },
  metrics: [
    {
      id: 'MASE',
      description:
        'The mean error divided by that of simply repeating the last season; below 1 is better than repeating.',
    },
    {
      id: 'CRPS',
      description: 'Judges the whole predicted distribution against what happened, not only its middle.',
    },
    { id: 'sMAPE', description: 'The mean error as a percentage, treating over- and underestimates alike.' },
  ],
  models: [
    {
      id: 'amazon/chronos-2',
      description: 'Forecasts without training, with several series and outside influences together.',
    },
    {
      id: 'google/timesfm-2.0-500m-pytorch',
      description: 'A pretrained model for many kinds of series and long histories.',
    },
    {
      id: 'ibm-granite/granite-timeseries-ttm-r2',
      description: 'Tiny pretrained mixers that run on a processor.',
    },
  ],
  datasets: [
    {
      id: 'autogluon/chronos_datasets',
      description: 'Many public series gathered for training and testing.',
    },
    { id: 'ETDataset/ett', description: 'Electricity transformer readings, a common benchmark.' },
  ],
  spaces: [{ id: 'amazon/chronos-2', description: 'Forecasts a series you upload.' }],
  widgetModels: [],
  subtasks: [
    { type: 'univariate-time-series-forecasting', name: 'Univariate Time Series Forecasting' },
    { type: 'multivariate-time-series-forecasting', name: 'Multivariate Time Series Forecasting' },
  ],
  related: ['tabular-regression', 'reinforcement-learning'],
});
