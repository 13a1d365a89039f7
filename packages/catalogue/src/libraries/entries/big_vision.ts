import { sh } from '../../code/index.ts';
import { fileEnding, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { downloadSnippet, hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';

/** The first PaliGemma, which the repository's script supports; its names end in the image size. */
const paligemma = /^paligemma-3b-.*-(224|448|896)(?:-jax)?$/i;

export default defineLibrary({
  prettyLabel: 'Big Vision',
  repoName: 'big_vision',
  repoUrl: 'https://github.com/google-research/big_vision',
  docsUrl: 'https://github.com/google-research/big_vision#readme',
  summary: 'Training code in JAX for vision models such as ViT, SigLIP and PaliGemma.',
  languages: ['shell'],
  countDownloads: 'path_extension:"npz"',

  snippets(model, context) {
    const side = paligemma.exec(nameOf(model))?.[1];
    const weights = context.file ?? fileEnding(model, '.npz');
    if (side === undefined || weights?.endsWith('.npz') !== true) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Describe a picture',
        install: [
          checkout('https://github.com/google-research/big_vision', {
            install: ['-r', 'big_vision/requirements.txt'],
          }),
          hubTool(context),
        ],
        code: sh`
          ${hubDownload(model, context, { folder: 'ckpts', files: [weights] })}
          curl -L -o photo.png ${retrievable(sampleImage(model, context.platform))}
          echo "caption en" | python -m big_vision.trainers.proj.paligemma.run \
            --ckpt=${`ckpts/${weights}`} --image=photo.png --res=${side}
        `,
      },
    ];
  },
});
