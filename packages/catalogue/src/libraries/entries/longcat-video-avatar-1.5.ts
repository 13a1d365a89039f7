import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { ffmpeg } from '../recipes/setup/programs.ts';
import { hubDownload } from '../../snippets/hub.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { gpu } from '../../snippets/warnings.ts';

/** The script expects the base model in the adjacent folder. */
const weights = 'weights/LongCat-Video-Avatar-1.5';
const base = { id: 'meituan-longcat/LongCat-Video', folder: 'weights/LongCat-Video' };

export default defineLibrary({
  prettyLabel: 'LongCat-Video-Avatar 1.5',
  repoName: 'LongCat-Video-Avatar 1.5',
  repoUrl: 'https://github.com/meituan-longcat/LongCat-Video',
  docsUrl: 'https://meituan-longcat.github.io/longcatvideo/',
  summary: 'Long videos of people who speak or sing, driven by a recording and a picture or a text.',
  languages: ['shell'],
  tasks: ['image-to-video'],

  snippets: (model, context) => [
    {
      title: 'Animate a picture with speech',
      install: [
        ffmpeg,
        checkout('https://github.com/meituan-longcat/LongCat-Video', {
          install: [
            'torch==2.6.0',
            'torchvision==0.21.0',
            'torchaudio==2.6.0',
            'ninja',
            'psutil',
            'packaging',
          ],
        }),
        pip('flash-attn', '==2.7.4.post1', { flags: ['--no-build-isolation'] }),
        pip('librosa'),
        hubTool(context),
      ],
      warnings: [gpu],
      code: sh`
        pip install -r requirements.txt -r requirements_avatar.txt
        ${sh.identifier(context.platform.hubCommand)} download ${base.id} --local-dir=${base.folder}
        ${hubDownload(model, context, { folder: weights })}

        # The picture, the recording and the prompt are named in this file.
        torchrun run_demo_avatar_single_audio_to_video.py --input_json=assets/avatar/single_example_1.json \
          --checkpoint_dir=${weights} --model_type=avatar-v1.5 --use_distill \
          --stage_1=ai2v --output_dir=output
      `,
    },
  ],
});
