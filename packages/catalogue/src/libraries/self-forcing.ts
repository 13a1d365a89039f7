import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'SelfForcing',
  repoName: 'SelfForcing',
  repoUrl: 'https://github.com/guandeh17/Self-Forcing',
  countDownloads: 'path_extension:"pt"',
});
