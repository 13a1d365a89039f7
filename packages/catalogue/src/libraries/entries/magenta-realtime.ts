import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { dockerEngine } from '../recipes/setup/programs.ts';
import { downloadSnippet } from '../../snippets/hub.ts';

export default defineLibrary({
  prettyLabel: 'Magenta RT',
  repoName: 'Magenta RT',
  repoUrl: 'https://github.com/magenta/magenta-realtime',
  summary: 'Music generated as a live stream and steered by texts and by sound.',
  languages: ['shell'],
  tasks: ['text-to-audio'],
  status: 'unmaintained',
  countDownloads:
    'path:"checkpoints/llm_base_x4286_c1860k.tar" OR path:"checkpoints/llm_large_x3047_c1860k.tar" OR path:"checkpoints/llm_large_x3047_c1860k/checkpoint"',

  // The image downloads the published weights on its first start.
  snippets(model, context) {
    if (model.id !== 'google/magenta-realtime') return [downloadSnippet(model, context)];
    return [
      {
        title: 'Use it in the browser, on port 8000',
        install: [dockerEngine],
        warnings: [
          { code: 'hardware', message: 'Needs Linux and an NVIDIA graphics card with 40 GB of memory.' },
        ],
        code: sh`
          mkdir -p magenta-cache
          docker run -it --gpus device=0 -p 8000:8000 \
            -v "$PWD/magenta-cache":/magenta-realtime/cache \
            us-docker.pkg.dev/brain-magenta/magenta-rt/magenta-rt:gpu
        `,
      },
    ];
  },
});
