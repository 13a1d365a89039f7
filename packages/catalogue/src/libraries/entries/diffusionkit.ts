import { py } from '../../code/index.ts';
import { hasTag } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';
import { appleSilicon } from '../../snippets/warnings.ts';
import textToImage from '../../tasks/entries/text-to-image/samples.ts';
import { samplePrompt } from '../../snippets/samples/image.ts';

const flux = { type: 'FluxPipeline', load: { shift: 1 }, draw: { cfg_weight: 0, num_steps: 4 } } as const;
const stable = {
  type: 'DiffusionPipeline',
  load: { shift: 3, use_t5: false },
  draw: { cfg_weight: 5, num_steps: 50 },
} as const;

export default defineLibrary({
  prettyLabel: 'DiffusionKit',
  repoName: 'DiffusionKit',
  repoUrl: 'https://github.com/argmaxinc/DiffusionKit',
  summary: 'Draws pictures with FLUX and Stable Diffusion 3 on Macs with Apple silicon.',
  languages: ['python'],
  tasks: ['text-to-image'],

  snippets(model) {
    const { type, load, draw } = hasTag(model, 'flux') ? flux : stable;
    return [
      {
        title: 'Generate an image',
        install: [pip('diffusionkit')],
        warnings: [appleSilicon],
        code: py`
          from diffusionkit.mlx import ${py.identifier(type)}

          pipeline = ${py.identifier(type)}(
              model_version=${model.id},
              ${py.args(load)},
              low_memory_mode=True,
              a16=True,
              w16=True,
          )

          height, width = 512, 512
          image, _ = pipeline.generate_image(
              ${samplePrompt(model, textToImage)},
              ${py.args(draw)},
              latent_size=(height // 8, width // 8),
          )
          image.save("image.png")
        `,
      },
    ];
  },
});
