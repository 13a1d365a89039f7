import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'FleXray',
  repoName: 'FleXray',
  repoUrl: 'https://github.com/VictorButoi/FleXray',
  countDownloads: 'path_extension:"safetensors" OR path_extension:"onnx"',
});
