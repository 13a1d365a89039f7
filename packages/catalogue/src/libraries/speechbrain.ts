import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'speechbrain',
  repoName: 'speechbrain',
  repoUrl: 'https://github.com/speechbrain/speechbrain',
  docsUrl: 'https://huggingface.co/docs/hub/speechbrain',
  filter: true,
  countDownloads: 'path:"hyperparams.yaml"',
  tasks: ['audio-classification', 'audio-to-audio', 'automatic-speech-recognition', 'text-to-speech'],
});
