import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'HunyuanDiT',
  repoName: 'HunyuanDiT',
  repoUrl: 'https://github.com/Tencent/HunyuanDiT',
  docsUrl: 'https://dit.hunyuan.tencent.com/',
  summary: 'Generates images from prompts in Chinese and English.',
  tasks: ['text-to-image'],
  countDownloads: 'path:"pytorch_model_ema.pt" OR path:"pytorch_model_distill.pt"',
});
