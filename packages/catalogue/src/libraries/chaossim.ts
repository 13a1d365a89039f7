import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'ChaosSIM',
  repoName: 'ChaosSIM',
  repoUrl: 'https://huggingface.co/OpenPeerAI/ChaosSIM/',
  countDownloads: 'path:"ChaosSim.nb"',
});
