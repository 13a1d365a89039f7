import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'Magenta RT',
  repoName: 'Magenta RT',
  repoUrl: 'https://github.com/magenta/magenta-realtime',
  summary: 'Music generated as a live stream and steered by texts and by sound.',
  tasks: ['text-to-audio'],
  status: 'unmaintained',
  countDownloads:
    'path:"checkpoints/llm_base_x4286_c1860k.tar" OR path:"checkpoints/llm_large_x3047_c1860k.tar" OR path:"checkpoints/llm_large_x3047_c1860k/checkpoint"',
});
