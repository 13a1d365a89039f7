import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'NeMo',
  repoName: 'NeMo',
  repoUrl: 'https://github.com/NVIDIA/NeMo',
  filter: true,
  countDownloads: 'path_extension:"nemo" OR path:"model_config.yaml" OR path_extension:"json"',
  tasks: ['automatic-speech-recognition'],
});
