import { py } from '../../code/index.ts';
import { fileEnding } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pipGit } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';

export default defineLibrary({
  prettyLabel: 'Depth Pro',
  synonyms: ['apple depth pro', 'ml depth pro'],
  repoName: 'Depth Pro',
  repoUrl: 'https://github.com/apple/ml-depth-pro',
  summary: 'Estimates depth in metres, and the focal length, from one photo.',
  countDownloads: 'path_extension:"pt"',
  languages: ['python'],
  tasks: ['depth-estimation'],

  snippets: (model, context) => [
    {
      title: 'Estimate depth and focal length',
      install: [pipGit('depth_pro', 'https://github.com/apple/ml-depth-pro'), hubClient(context)],
      code: py`
        from dataclasses import replace
        from urllib.request import urlretrieve

        import depth_pro
        from depth_pro.depth_pro import DEFAULT_MONODEPTH_CONFIG_DICT
        ${hubImport(context, 'hf_hub_download')}

        weights = ${hubFile(model, context, fileEnding(model, '.pt') ?? 'depth_pro.pt')}
        config = replace(DEFAULT_MONODEPTH_CONFIG_DICT, checkpoint_uri=weights)
        model, transform = depth_pro.create_model_and_transforms(config)
        model.eval()

        urlretrieve(${retrievable(sampleImage(model, context.platform))}, "photo.png")
        image, _, f_px = depth_pro.load_rgb("photo.png")
        prediction = model.infer(transform(image), f_px=f_px)

        depth = prediction["depth"]
        print("Depth in metres:", depth.min().item(), "to", depth.max().item())
        print("Focal length in pixels:", prediction["focallength_px"].item())
      `,
    },
  ],
});
