import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'GLM-TTS',
  repoName: 'GLM-TTS',
  repoUrl: 'https://github.com/zai-org/GLM-TTS',
  countDownloads: 'path:"flow/flow.pt"',
});
