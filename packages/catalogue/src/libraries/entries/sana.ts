import { py } from '../../code/index.ts';
import { fileEnding, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet, hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { ownPrompt, samplePrompt } from '../../snippets/samples/image.ts';
import { gpu, pickle } from '../../snippets/warnings.ts';
import textToImage from '../../tasks/entries/text-to-image/samples.ts';

/** Configuration in the checkout and image size, by model name; the first match wins. */
const kinds: readonly (readonly [name: RegExp, config: string, size: number])[] = [
  [/sprint.*0\.6b/, 'sprint_config/1024ms/SanaSprint_600M_1024px_allqknorm_bf16_scm_ladd', 1024],
  [/sprint/, 'sprint_config/1024ms/SanaSprint_1600M_1024px_allqknorm_bf16_scm_ladd', 1024],
  [
    /sana1\.5.*4\.8b/,
    '1-5_config/1024ms/Sana_4800M_1024px_came8bit_grow_constant_allqknorm_bf16_lr2e5',
    1024,
  ],
  [/sana1\.5/, '1-5_config/1024ms/Sana_1600M_1024px_allqknorm_bf16_lr2e5', 1024],
  [/2k/, '_config/2048ms/Sana_1600M_img2048_bf16', 2048],
  [/(?<!1)600m.*512/, '_config/512ms/Sana_600M_img512', 512],
  [/512/, '_config/512ms/Sana_1600M_img512', 512],
  [/(?<!1)600m/, '_config/1024ms/Sana_600M_img1024', 1024],
  [/(?:)/, '_config/1024ms/Sana_1600M_img1024', 1024],
];

export default defineLibrary({
  prettyLabel: 'Sana',
  repoName: 'Sana',
  repoUrl: 'https://github.com/NVlabs/Sana',
  docsUrl: 'https://nvlabs.github.io/Sana/',
  summary: 'Makes large pictures from text quickly with a linear diffusion transformer.',
  countDownloads: 'path_extension:"pth"',
  languages: ['python', 'shell'],
  tasks: ['text-to-image'],

  snippets(model, context) {
    const name = nameOf(model).toLowerCase();
    const other = /video|streaming|wm|controlnet|4k/.test(name) || model.pipeline_tag?.endsWith('-to-video');
    if (other) return [downloadSnippet(model, context)];
    const [, path = '', size = 1024] = kinds.find(([pattern]) => pattern.test(name)) ?? [];
    const sprint = path.startsWith('sprint');
    const config = `configs/sana${sprint ? '_' : ''}${path}.yaml`;
    const weights = fileEnding(model, '.pth') ?? `checkpoints/${nameOf(model)}.pth`;
    const type = py.identifier(sprint ? 'SanaSprintPipeline' : 'SanaPipeline');
    const options = sprint
      ? { guidance_scale: 4.5, num_inference_steps: 2 }
      : { guidance_scale: 5, pag_guidance_scale: 2, num_inference_steps: 18 };
    return [
      {
        title: 'Generate an image from a prompt',
        install: [checkout('https://github.com/NVlabs/Sana', { install: ['-e', '.'] }), hubClient(context)],
        warnings: [gpu, pickle],
        code: py`
          import torch
          from app.${py.identifier(sprint ? 'sana_sprint_pipeline' : 'sana_pipeline')} import ${type}
          ${hubImport(context, 'hf_hub_download')}
          from torchvision.utils import save_image

          sana = ${type}(${config})
          sana.from_pretrained(${hubFile(model, context, weights)})

          image = sana(
              prompt=${ownPrompt(model) ?? samplePrompt(model, textToImage)},
              height=${size},
              width=${size},
              ${py.args(options)},
              generator=torch.Generator(device="cuda").manual_seed(42),
          )
          save_image(image.float(), "output.png", nrow=1, normalize=True, value_range=(-1, 1))
        `,
      },
    ];
  },
});
