import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'LVFace',
  repoName: 'LVFace',
  repoUrl: 'https://github.com/bytedance/LVFace',
  countDownloads: 'path_extension:"pt" OR path_extension:"onnx"',
});
