import { py } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pickDevice } from '../recipes/setup/torch-device.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pipGit } from '../../snippets/requirement.ts';
import { pickle } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'KRONOS',
  repoName: 'KRONOS',
  repoUrl: 'https://github.com/mahmoodlab/KRONOS',
  summary: 'Turns multiplex images of tissue, one channel for each protein, into vectors.',
  countDownloads: 'path_extension:"pt"',
  languages: ['python'],
  tasks: ['image-feature-extraction'],

  snippets(model, context) {
    const large = filesOf(model).includes('kronos_vitl16_model.pt');
    const weights = large ? 'kronos_vitl16_model.pt' : 'kronos_vits16_model.pt';
    return [
      {
        title: 'Turn an image of ten markers into vectors',
        install: [pipGit('kronos', 'https://github.com/mahmoodlab/KRONOS.git'), hubClient(context)],
        warnings: [pickle],
        code: py`
          import torch
          ${hubImport(context, 'hf_hub_download')}
          from kronos import create_model_from_pretrained

          ${pickDevice}
          model, precision, _ = create_model_from_pretrained(
              checkpoint_path=${hubFile(model, context, weights)},
              cfg_path=${hubFile(model, context, 'config.json')},
          )
          model.to(device, dtype=precision)

          # Noise stands in for ten channels, normalised as marker_metadata.csv says.
          batch = torch.randn(2, 10, 224, 224, device=device, dtype=precision)
          marker_ids = [torch.arange(10, device=device) for _ in batch]
          with torch.no_grad():
              patches, markers, tokens = model(batch, marker_ids=marker_ids)
          print(patches.shape, markers.shape, tokens.shape)
        `,
      },
    ];
  },
});
