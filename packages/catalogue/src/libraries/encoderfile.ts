import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'encoderfile',
  repoName: 'encoderfile',
  repoUrl: 'https://github.com/mozilla-ai/encoderfile',
  countDownloads: 'path_extension:"encoderfile"',
});
