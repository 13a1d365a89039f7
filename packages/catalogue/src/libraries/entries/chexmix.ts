import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubFile, hubImport } from '../../snippets/hub.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { gpu, pickle, placeholder } from '../../snippets/warnings.ts';

const pinnedTransformers: Warning = {
  code: 'deprecated',
  message: 'It requires Transformers 4.40, which needs Python 3.12 or older.',
};

export default defineLibrary({
  prettyLabel: 'CheXmix',
  repoName: 'CheXmix',
  repoUrl: 'https://github.com/StanfordMIMI/CheXmix',
  docsUrl: 'https://github.com/StanfordMIMI/CheXmix/blob/main/documentation/inference.md',
  summary: 'One generative model for chest radiographs and the reports about them.',
  languages: ['python'],
  tasks: ['image-text-to-text'],
  countDownloads: 'path_extension:"safetensors"',

  snippets: (model, context) => [
    {
      title: 'Write the report of a radiograph',
      // Installed elsewhere it lacks its configuration files, so it stays in the checkout.
      install: [
        checkout('https://github.com/StanfordMIMI/CheXmix', { install: ['-e', '.'] }),
        pip(context.platform.hubPackage, '<1'),
      ],
      warnings: [gpu, pickle, pinnedTransformers, placeholder('a radiograph of a chest, as radiograph.png,')],
      code: py`
        from chexmix import CheXmix
        from chexmix.configs.default_configs import CheXmixConfig, VQGANConfig
        ${hubImport(context, 'hf_hub_download')}

        config = CheXmixConfig(
            model_path=${hubFile(model, context, 'model.safetensors')},
            vq_gan_config=VQGANConfig(
                vq_gan_ckpt_path=${hubFile(model, context, 'vqgan.ckpt')},
            ),
        )
        model = CheXmix(config=config, ReportGeneration=True)
        print(model.generate_reports("radiograph.png")[0])
      `,
    },
  ],
});
