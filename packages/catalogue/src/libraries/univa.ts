import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'univa',
  repoName: 'univa',
  repoUrl: 'https://github.com/PKU-YuanGroup/UniWorld-V1',
  filter: true,
  countDownloads: 'path:"config.json"',
});
