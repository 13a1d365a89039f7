import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Bagel',
  repoName: 'Bagel',
  repoUrl: 'https://github.com/ByteDance-Seed/Bagel/',
  countDownloads: 'path:"llm_config.json"',
});
