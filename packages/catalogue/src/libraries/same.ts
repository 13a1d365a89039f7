import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'SAME',
  repoName: 'SAME',
  repoUrl: 'https://github.com/GengzeZhou/SAME',
  summary: 'Guides an agent through buildings by instructions in plain language.',
  countDownloads: 'path:"ckpt/SAME.pt" OR path:"pretrain/Attnq_pretrained_ckpt.pt"',
});
