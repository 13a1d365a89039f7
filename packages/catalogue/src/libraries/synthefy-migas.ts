import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Migas',
  repoName: 'Migas',
  repoUrl: 'https://github.com/Synthefy/synthefy-migas',
  countDownloads: 'path:"model.pt"',
  tasks: ['time-series-forecasting'],
  summary: 'Forecasts of time series that take written context into account.',
});
