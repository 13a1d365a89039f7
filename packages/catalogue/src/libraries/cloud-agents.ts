import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Cloud Agents',
  repoName: 'Cloud Agents',
  repoUrl: 'https://huggingface.co/OpenPeerAI/Cloud-Agents',
  countDownloads: 'path:"setup.py"',
});
