import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'TensorRT',
  repoName: 'TensorRT',
  repoUrl: 'https://github.com/NVIDIA/TensorRT',
  countDownloads: 'path_extension:"onnx"',
});
