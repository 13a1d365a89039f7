import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'OpenASR',
  repoName: 'OpenASR',
  repoUrl: 'https://github.com/QuintinShaw/openasr',
  docsUrl: 'https://github.com/QuintinShaw/openasr/blob/main/docs/DOCS_INDEX.md',
  countDownloads: 'path_extension:"oasr"',
});
