import { py } from '../../code/index.ts';
import { fileEnding, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet, hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip, pipGit } from '../../snippets/requirement.ts';
import { gpu } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'sapiens2',
  repoName: 'sapiens2',
  repoUrl: 'https://github.com/facebookresearch/sapiens2',
  docsUrl: 'https://github.com/facebookresearch/sapiens2/tree/main/docs',
  summary: 'Vision models of people in high resolution: pose, body parts, normals, pointmaps.',
  countDownloads: 'path_extension:"safetensors"',
  languages: ['python', 'shell'],
  tasks: ['image-segmentation', 'keypoint-detection'],

  // The task heads run through scripts of the checkout that expect files at fixed paths.
  snippets(model, context) {
    const name = nameOf(model).toLowerCase();
    const size = /\d(?:\.\d)?b/.exec(name)?.[0];
    if (size === undefined || !name.includes('pretrain') || name.includes('4k'))
      return [downloadSnippet(model, context)];
    const file = fileEnding(model, '.safetensors') ?? `sapiens2_${size}_pretrain.safetensors`;
    return [
      {
        title: 'Compute dense features of a person',
        install: [
          pipGit('sapiens', 'https://github.com/facebookresearch/sapiens2', { python: '>=3.12' }),
          pip('torch'),
          pip('safetensors'),
          hubClient(context),
        ],
        warnings: [gpu],
        code: py`
          import torch
          ${hubImport(context, 'hf_hub_download')}
          from safetensors.torch import load_file
          from sapiens.backbones.standalone.sapiens2 import Sapiens2

          weights = ${hubFile(model, context, file)}
          model = Sapiens2(arch=${`sapiens2_${size}`}, img_size=(1024, 768), patch_size=16).eval().cuda()
          model.load_state_dict(load_file(weights))

          image = torch.randn(1, 3, 1024, 768).cuda()
          with torch.no_grad():
              features = model(image)[0]
          print(features.shape)
        `,
      },
    ];
  },
});
