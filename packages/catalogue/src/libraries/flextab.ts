import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'FlexTab',
  repoName: 'FlexTab',
  repoUrl: 'https://github.com/SAP-samples/flextab',
  countDownloads: 'path_extension:"pt"',
});
