import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'ACE-Step',
  repoName: 'ACE-Step',
  repoUrl: 'https://github.com/ace-step/ACE-Step',
  countDownloads: 'path:"ace_step_transformer/config.json"',
});
