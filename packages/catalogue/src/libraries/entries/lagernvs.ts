import { py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu, pickle } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'LagerNVS',
  repoName: 'LagerNVS',
  repoUrl: 'https://github.com/facebookresearch/lagernvs',
  docsUrl: 'https://szymanowiczs.github.io/lagernvs',
  summary: 'Shows a scene from new points of view, given one or more pictures of it.',
  countDownloads: 'path_extension:"pt"',
  languages: ['python'],

  snippets(model, context) {
    const attention = nameOf(model).includes('re10k') ? 'full_attention' : 'bidirectional_cross_attention';
    return [
      {
        title: 'Load the network',
        install: [
          checkout('https://github.com/facebookresearch/lagernvs.git', {
            install: ['-r', 'requirements.txt'],
          }),
          hubClient(context),
        ],
        warnings: [gpu, pickle],
        code: py`
          import torch
          ${hubImport(context, 'hf_hub_download')}
          from models.encoder_decoder import EncDec_VitB8

          path = ${hubFile(model, context, 'model.pt')}
          weights = torch.load(path, map_location="cpu", weights_only=False)

          model = EncDec_VitB8(pretrained_vggt=False, attention_to_features_type=${attention})
          model.load_state_dict(weights.get("model", weights))
          model.eval().to("cuda")
          print(sum(parameter.numel() for parameter in model.parameters()))
        `,
      },
    ];
  },
});
