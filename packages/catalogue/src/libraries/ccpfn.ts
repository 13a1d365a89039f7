import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'CCPFN',
  repoName: 'CCPFN',
  repoUrl: 'https://huggingface.co/Layer6/CCPFN',
  countDownloads: 'path_extension:"pt"',
});
