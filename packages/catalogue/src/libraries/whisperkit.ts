import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'WhisperKit',
  repoName: 'WhisperKit',
  repoUrl: 'https://github.com/argmaxinc/WhisperKit',
  docsUrl: 'https://github.com/argmaxinc/WhisperKit?tab=readme-ov-file#homebrew',
  countDownloads: 'path_filename:"model" AND path_extension:"mil" AND _exists_:"path_prefix"',
});
