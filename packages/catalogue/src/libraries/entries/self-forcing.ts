import { sh } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { downloadSnippet, hubDownload } from '../../snippets/hub.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { ownPrompt, samplePrompt } from '../../snippets/samples/image.ts';
import { gpu, pickle } from '../../snippets/warnings.ts';
import textToVideo from '../../tasks/entries/text-to-video/samples.ts';

/** Contains the text encoder and the decoder, expected in this folder. */
const base = { id: 'Wan-AI/Wan2.1-T2V-1.3B', folder: 'wan_models/Wan2.1-T2V-1.3B' };
const checkpoint = 'checkpoints/self_forcing_dmd.pt';

export default defineLibrary({
  prettyLabel: 'SelfForcing',
  repoName: 'SelfForcing',
  repoUrl: 'https://github.com/guandeh17/Self-Forcing',
  docsUrl: 'https://self-forcing.github.io/',
  summary: 'Makes videos frame after frame, fast enough to stream.',
  languages: ['shell'],
  tasks: ['text-to-video'],
  countDownloads: 'path_extension:"pt"',

  snippets(model, context) {
    const official = model.id === 'gdhe17/Self-Forcing' || filesOf(model).includes(checkpoint);
    if (!official) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Generate a video from a prompt',
        install: [
          checkout('https://github.com/guandeh17/Self-Forcing', {
            // Later versions of torchvision cannot write videos.
            install: ['-r', 'requirements.txt', 'torchvision<0.24', '-e', '.'],
          }),
          pip('flash-attn', undefined, { flags: ['--no-build-isolation'] }),
          hubTool(context),
        ],
        warnings: [gpu, pickle],
        code: sh`
          ${sh.identifier(context.platform.hubCommand)} download ${base.id} --local-dir=${base.folder}
          ${hubDownload(model, context, { folder: '.', files: [checkpoint] })}
          printf '%s\n' ${ownPrompt(model) ?? samplePrompt(model, textToVideo)} > prompt.txt
          python inference.py --config_path=configs/self_forcing_dmd.yaml \
            --checkpoint_path=${checkpoint} --use_ema \
            --data_path=prompt.txt --output_folder=videos
        `,
      },
    ];
  },
});
