import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Fast Print',
  repoName: 'Fast Print',
  repoUrl: 'https://huggingface.co/OpenPeerAI/FastPrint',
  countDownloads: 'path_extension:"cs"',
});
