import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Piper',
  repoName: 'Piper',
  repoUrl: 'https://github.com/OHF-Voice/piper1-gpl',
  countDownloads: 'path_extension:"onnx" OR path_extension:"ckpt"',
});
