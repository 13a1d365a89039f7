import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'NV-MedTech',
  repoName: 'NV-MedTech',
  repoUrl: 'https://github.com/nvidia-medtech',
  summary: 'Models of NVIDIA for medical imaging and surgery.',
  countDownloads: 'path_extension:"pt" OR path_extension:"safetensors" OR path:"config.json"',
});
