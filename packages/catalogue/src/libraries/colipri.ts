import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'COLIPRI',
  repoName: 'COLIPRI',
  repoUrl: 'https://huggingface.co/microsoft/colipri',
  countDownloads: 'path_extension:"safetensors"',
});
