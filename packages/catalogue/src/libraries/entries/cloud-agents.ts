import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'Cloud Agents',
  repoName: 'Cloud Agents',
  repoUrl: 'https://huggingface.co/OpenPeerAI/Cloud-Agents',
  summary: 'Agents that share out the training and running of language models.',
  countDownloads: 'path:"setup.py"',
});
