import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { ownPrompt } from '../../snippets/samples/image.ts';
import { gpu, pickle, placeholder } from '../../snippets/warnings.ts';

/** Contains the text encoder and the decoder. */
const base = 'Wan-AI/Wan2.1-T2V-1.3B';
const checkpoint = 'Phantom-Wan-1.3B.pth';

export default defineLibrary({
  prettyLabel: 'Phantom',
  repoName: 'Phantom',
  repoUrl: 'https://github.com/Phantom-video/Phantom',
  summary: 'Videos in which the people and things of given pictures appear.',
  languages: ['shell'],
  tasks: ['text-to-video'],
  countDownloads: 'path_extension:"pth"',

  snippets: (model, context) => [
    {
      title: 'Generate a video of the subjects of two pictures',
      install: [
        checkout('https://github.com/Phantom-video/Phantom', { install: ['-r', 'requirements.txt'] }),
        hubTool(context),
      ],
      warnings: [gpu, pickle, placeholder('pictures of two subjects, as first.png and second.png,')],
      code: sh`
        ${sh.identifier(context.platform.hubCommand)} download ${base} --local-dir=base
        ${hubDownload(model, context, { folder: 'phantom', files: [checkpoint] })}
        python generate.py --task=s2v-1.3B --size='832*480' --ckpt_dir=base \
          --phantom_ckpt=${`phantom/${checkpoint}`} \
          --ref_image=first.png,second.png \
          --prompt=${ownPrompt(model) ?? 'The two walk along a quiet beach at sunset'} \
          --save_file=output.mp4
      `,
    },
  ],
});
