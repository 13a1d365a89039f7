import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Cancer@HomeV2',
  repoName: 'Cancer@HomeV2',
  repoUrl: 'https://huggingface.co/OpenPeerAI/CancerAtHomeV2',
  countDownloads: 'path:"run.py"',
});
