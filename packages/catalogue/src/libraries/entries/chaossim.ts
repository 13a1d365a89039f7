import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'ChaosSIM',
  repoName: 'ChaosSIM',
  repoUrl: 'https://huggingface.co/OpenPeerAI/ChaosSIM/',
  summary: 'Simulates chaotic systems in a Wolfram notebook.',
  countDownloads: 'path:"ChaosSim.nb"',
});
