import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'OpenCLIP',
  repoName: 'OpenCLIP',
  repoUrl: 'https://github.com/mlfoundations/open_clip',
  filter: true,
  countDownloads:
    'path:"open_clip_model.safetensors"\n\t\t\tOR path:"model.safetensors"\n\t\t\tOR path:"open_clip_pytorch_model.bin"\n\t\t\tOR path:"pytorch_model.bin"',
  tasks: ['zero-shot-classification', 'zero-shot-image-classification'],
});
