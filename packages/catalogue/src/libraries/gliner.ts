import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'GLiNER',
  repoName: 'GLiNER',
  repoUrl: 'https://github.com/urchade/GLiNER',
  countDownloads: 'path:"gliner_config.json"',
});
