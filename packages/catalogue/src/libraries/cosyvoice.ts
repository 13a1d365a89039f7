import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'CosyVoice',
  repoName: 'CosyVoice',
  repoUrl: 'https://github.com/FunAudioLLM/CosyVoice',
  countDownloads: 'path_extension:"onnx" OR path_extension:"pt"',
});
