import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'timm',
  repoName: 'pytorch-image-models',
  repoUrl: 'https://github.com/rwightman/pytorch-image-models',
  docsUrl: 'https://huggingface.co/docs/hub/timm',
  filter: true,
  countDownloads: 'path:"pytorch_model.bin" OR path:"model.safetensors"',
  tasks: ['image-classification', 'image-feature-extraction'],
});
