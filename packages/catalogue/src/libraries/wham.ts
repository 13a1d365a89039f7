import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'WHAM',
  repoName: 'wham',
  repoUrl: 'https://huggingface.co/microsoft/wham',
  docsUrl: 'https://huggingface.co/microsoft/wham/blob/main/README.md',
  countDownloads: 'path_extension:"ckpt"',
  summary: 'A world and human action model that imagines how a game goes on.',
});
