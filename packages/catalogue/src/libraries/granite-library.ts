import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Granite Library',
  repoName: 'mellea',
  repoUrl: 'https://github.com/generative-computing/mellea',
  countDownloads: 'path_filename:"adapter_config" AND path_extension:"json"',
});
