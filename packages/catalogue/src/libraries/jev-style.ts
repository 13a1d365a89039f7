import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'jev-style',
  repoName: 'jev-style',
  repoUrl: 'https://github.com/lawrence3699/jev-style',
  countDownloads: 'path_extension:"gguf" OR (path_filename:"config" AND path_extension:"json")',
});
