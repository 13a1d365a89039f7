import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'ColPali',
  repoName: 'ColPali',
  repoUrl: 'https://github.com/ManuelFay/colpali',
  countDownloads: 'path:"adapter_config.json"',
});
