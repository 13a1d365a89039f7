import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'LTX-2',
  repoName: 'LTX-2',
  repoUrl: 'https://github.com/Lightricks/LTX-2',
  docsUrl: 'https://github.com/Lightricks/LTX-2',
  countDownloads: 'path_extension:"safetensors"',
});
