import { sh } from '../../code/index.ts';
import { filesOf, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { downloadSnippet, hubDownload } from '../../snippets/hub.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { ownPrompt, samplePrompt } from '../../snippets/samples/image.ts';
import { gpu } from '../../snippets/warnings.ts';
import textToVideo from '../../tasks/entries/text-to-video/samples.ts';

export default defineLibrary({
  prettyLabel: 'Open-Sora',
  synonyms: ['opensora', 'open sora'],
  repoName: 'Open-Sora',
  repoUrl: 'https://github.com/hpcaitech/Open-Sora',
  docsUrl: 'https://hpcaitech.github.io/Open-Sora/',
  summary: 'Makes videos from text and pictures, with the code to train such models.',
  languages: ['shell'],
  tasks: ['image-to-video', 'text-to-video'],
  countDownloads: 'path:"Open_Sora_v2.safetensors"',

  snippets(model, context) {
    // The checkout no longer supports the weights of version 1.
    const second =
      filesOf(model).includes('Open_Sora_v2.safetensors') || /open-sora-v2$/i.test(nameOf(model));
    if (!second) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Generate a video from a prompt',
        install: [
          checkout('https://github.com/hpcaitech/Open-Sora', { install: ['.'] }),
          pip('xformers', '==0.0.27.post2'),
          pip('flash-attn', undefined, { flags: ['--no-build-isolation'] }),
          hubTool(context),
        ],
        warnings: [gpu],
        code: sh`
          ${hubDownload(model, context, { folder: 'ckpts' })}
          torchrun --nproc_per_node=1 --standalone scripts/diffusion/inference.py \
            configs/diffusion/inference/256px.py \
            --save-dir samples \
            --prompt ${ownPrompt(model) ?? samplePrompt(model, textToVideo)}
        `,
      },
    ];
  },
});
