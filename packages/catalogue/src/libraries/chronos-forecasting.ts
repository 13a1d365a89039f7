import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Chronos',
  repoName: 'Chronos',
  repoUrl: 'https://github.com/amazon-science/chronos-forecasting',
});
