import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Diffusion Single File',
  repoName: 'diffusion-single-file',
  repoUrl: 'https://github.com/comfyanonymous/ComfyUI',
  docsUrl: 'https://docs.comfy.org/',
  summary: 'Diffusion models kept as single weight files, as ComfyUI loads them.',
  tasks: ['text-to-image'],
  countDownloads: 'path_extension:"safetensors"',
  aliases: ['comfyui', 'ComfyUI', 'comfyUI'],
});
