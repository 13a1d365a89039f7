import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'TensorRT',
  repoName: 'TensorRT',
  repoUrl: 'https://github.com/NVIDIA/TensorRT',
  docsUrl: 'https://docs.nvidia.com/deeplearning/tensorrt/latest/',
  countDownloads: 'path_extension:"onnx"',
  summary: 'NVIDIA compiler and runtime for fast inference on its graphics cards.',
});
