import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'ELM',
  repoName: 'elm',
  repoUrl: 'https://github.com/slicex-ai/elm',
  countDownloads: 'path_filename:"slicex_elm_config" AND path_extension:"json"',
});
