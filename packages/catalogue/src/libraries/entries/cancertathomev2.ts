import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'Cancer@HomeV2',
  repoName: 'Cancer@HomeV2',
  repoUrl: 'https://huggingface.co/OpenPeerAI/CancerAtHomeV2',
  summary: 'Shares out the computing of cancer genomics and shows the results as a graph.',
  countDownloads: 'path:"run.py"',
});
