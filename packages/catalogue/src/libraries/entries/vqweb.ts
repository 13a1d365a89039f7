import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'vqweb',
  repoName: 'vqweb',
  repoUrl: 'https://github.com/rosecky/embedding-quantization-public/tree/main/packages/vqweb',
  countDownloads: 'path_extension:"vqw"',
  summary: 'Vector search over quantized embeddings, inside the browser.',
});
