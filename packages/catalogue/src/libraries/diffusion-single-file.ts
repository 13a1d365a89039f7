import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Diffusion Single File',
  repoName: 'diffusion-single-file',
  repoUrl: 'https://github.com/comfyanonymous/ComfyUI',
  countDownloads: 'path_extension:"safetensors"',
});
