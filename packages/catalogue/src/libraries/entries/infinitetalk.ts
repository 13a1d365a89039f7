import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { ffmpeg } from '../recipes/setup/programs.ts';
import { hubDownload } from '../../snippets/hub.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { gpu, pickle } from '../../snippets/warnings.ts';

/** The base model, and the audio encoder. */
const base = { id: 'Wan-AI/Wan2.1-I2V-14B-480P', folder: 'weights/base' };
const ear = { id: 'TencentGameMate/chinese-wav2vec2-base', folder: 'weights/wav2vec2' };

export default defineLibrary({
  prettyLabel: 'InfiniteTalk',
  repoName: 'InfiniteTalk',
  repoUrl: 'https://github.com/MeiGen-AI/InfiniteTalk',
  docsUrl: 'https://meigen-ai.github.io/InfiniteTalk/',
  summary: 'Gives a video or a picture new speech, with lips and body to match, at any length.',
  languages: ['shell'],
  tasks: ['image-to-video', 'video-to-video'],
  countDownloads: 'path_extension:"safetensors"',

  snippets(model, context) {
    const command = sh.identifier(context.platform.hubCommand);
    return [
      {
        title: 'Animate a picture with speech',
        install: [
          ffmpeg,
          checkout('https://github.com/MeiGen-AI/InfiniteTalk', {
            install: ['torch==2.4.1', 'torchvision==0.19.1', 'xformers==0.0.28', '-r', 'requirements.txt'],
          }),
          pip('misaki[en]'),
          pip('librosa'),
          pip('flash-attn', '==2.7.4.post1', { flags: ['--no-build-isolation'] }),
          hubTool(context),
        ],
        warnings: [gpu, pickle],
        code: sh`
          ${command} download ${base.id} --local-dir=${base.folder}
          ${command} download ${ear.id} --local-dir=${ear.folder}
          # As safetensors its weights are only in a change proposed to it.
          ${command} download ${ear.id} model.safetensors --revision=refs/pr/1 --local-dir=${ear.folder}
          ${hubDownload(model, context, { folder: 'weights/infinitetalk' })}

          # The picture, the recording and the prompt are named in this file.
          python generate_infinitetalk.py --input_json=examples/single_example_image.json \
            --ckpt_dir=${base.folder} --wav2vec_dir=${ear.folder} \
            --infinitetalk_dir=weights/infinitetalk/single/infinitetalk.safetensors \
            --size=infinitetalk-480 --sample_steps=40 --mode=streaming --motion_frame=9 \
            --save_file=output
        `,
      },
    ];
  },
});
