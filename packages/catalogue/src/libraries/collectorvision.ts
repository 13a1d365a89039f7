import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'CollectorVision',
  repoName: 'CollectorVision',
  repoUrl: 'https://github.com/HanClinto/CollectorVision',
  countDownloads: 'path_extension:"onnx"',
});
