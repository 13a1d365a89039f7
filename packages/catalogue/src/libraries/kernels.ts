import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Kernels',
  repoName: 'Kernels',
  repoUrl: 'https://github.com/huggingface/kernels',
  docsUrl: 'https://huggingface.co/docs/kernels',
  countDownloads: 'path_filename:"_ops" AND path_extension:"py"',
});
