import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'TiRex-2',
  repoName: 'TiRex-2',
  repoUrl: 'https://github.com/NX-AI/tirex-2',
  countDownloads: 'path:"model-config.yaml"',
  tasks: ['time-series-forecasting'],
  summary: 'The second generation of the TiRex forecasting models.',
});
