import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { ffmpeg } from '../recipes/setup/programs.ts';
import { hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { ownPrompt, samplePrompt } from '../../snippets/samples/image.ts';
import { gpu } from '../../snippets/warnings.ts';
import textToVideo from '../../tasks/entries/text-to-video/samples.ts';

const repository = 'https://github.com/SandAI-org/MAGI-1';

/** The smaller of two sizes, with the encoder and decoder that both need. */
const parts = ['ckpt/magi/4.5B_base/*', 'ckpt/t5/*', 'ckpt/vae/*'];

export default defineLibrary({
  prettyLabel: 'MAGI-1',
  repoName: 'MAGI-1',
  repoUrl: repository,
  summary: 'Videos of any length, generated piece by piece from a text, a picture or another video.',
  languages: ['shell'],
  tasks: ['image-to-video', 'text-to-video', 'video-to-video'],
  countDownloads: 'path:"ckpt/vae/config.json"',

  snippets: (model, context) => [
    {
      title: 'Build its dependencies',
      install: [ffmpeg, checkout(repository)],
      warnings: [gpu],
      code: sh`
        # Some of the requirements are built against torch, which has to be there first.
        pip install torch==2.4.0 torchvision==0.19.0 torchaudio==2.4.0 ninja packaging wheel
        pip install -r requirements.txt --no-build-isolation
      `,
    },
    {
      title: 'Download the weights of the smaller model',
      install: [hubTool(context)],
      code: sh`
        ${sh.join(parts.map((include) => hubDownload(model, context, { include, folder: 'downloads' })))}

        # The places where the configuration looks for them.
        mv downloads/ckpt/magi/4.5B_base downloads/ckpt/vae downloads
        mv downloads/ckpt/t5 downloads/t5_pretrained
      `,
    },
    {
      title: 'Generate a video from a prompt',
      install: [checkout(repository, { entered: true })],
      warnings: [gpu],
      code: sh`
        export MASTER_ADDR=localhost MASTER_PORT=6009 GPUS_PER_NODE=1 NNODES=1 WORLD_SIZE=1
        export PAD_HQ=1 PAD_DURATION=1 OFFLOAD_T5_CACHE=true OFFLOAD_VAE_CACHE=true

        # For a picture: --mode=i2v --image_path=picture.png
        PYTHONPATH=. python inference/pipeline/entry.py --mode=t2v \
          --config_file=example/4.5B/4.5B_base_config.json \
          --prompt=${ownPrompt(model) ?? samplePrompt(model, textToVideo)} \
          --output_path=output.mp4
      `,
    },
  ],
});
