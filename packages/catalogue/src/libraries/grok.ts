import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Grok',
  repoName: 'Grok',
  repoUrl: 'https://github.com/xai-org/grok-1',
  countDownloads: 'path:"ckpt/tensor00000_000" OR path:"ckpt-0/tensor00000_000"',
});
