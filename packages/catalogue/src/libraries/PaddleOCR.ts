import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'PaddleOCR',
  repoName: 'PaddleOCR',
  repoUrl: 'https://github.com/PaddlePaddle/PaddleOCR',
  docsUrl: 'https://www.paddleocr.ai/',
  filter: true,
  countDownloads: 'path_extension:"safetensors" OR path:"inference.pdiparams" OR path:"inference.onnx"',
});
