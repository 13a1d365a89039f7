import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { hubDownload } from '../../snippets/hub.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { ownPrompt } from '../../snippets/samples/image.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { pickle } from '../../snippets/warnings.ts';

const memory: Warning = {
  code: 'hardware',
  message: 'Needs Linux and an NVIDIA graphics card with at least 60 GB of memory.',
};

export default defineLibrary({
  prettyLabel: 'HunyuanWorld-voyager',
  repoName: 'HunyuanWorld-voyager',
  repoUrl: 'https://github.com/Tencent-Hunyuan/HunyuanWorld-Voyager',
  docsUrl: 'https://3d-models.hunyuan.tencent.com/world/',
  summary: 'Turns a picture and a camera path into a video with depth, ready to be rebuilt in 3D.',
  languages: ['shell'],
  tasks: ['image-to-video'],

  snippets: (model, context) => [
    {
      title: 'Generate a video from a picture and a camera path',
      install: [
        checkout('https://github.com/Tencent-Hunyuan/HunyuanWorld-Voyager', {
          install: ['torch==2.4.0', 'torchvision==0.19.0', '-r', 'requirements.txt'],
        }),
        pip('transformers', '==4.39.3'),
        pip('flash-attn', undefined, { flags: ['--no-build-isolation'] }),
        pip('xfuser', '==0.4.2'),
        hubTool(context),
      ],
      warnings: [memory, pickle],
      code: sh`
        ${hubDownload(model, context, { folder: 'ckpts' })}

        # data_engine/create_input.py makes such a folder from a picture of yours and a camera path.
        python sample_image2video.py --model=HYVideo-T/2 --input-path=examples/case1 \
          --prompt=${ownPrompt(model) ?? 'An old village with thatched roofs'} \
          --i2v-stability --infer-steps=50 --flow-reverse --flow-shift=7.0 \
          --embedded-cfg-scale=6.0 --use-cpu-offload --save-path=results
      `,
    },
  ],
});
