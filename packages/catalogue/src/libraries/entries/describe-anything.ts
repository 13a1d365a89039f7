import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pipGit } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';
import { gpu } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'Describe Anything',
  repoName: 'Describe Anything',
  repoUrl: 'https://github.com/NVlabs/describe-anything',
  summary: 'Describes in detail the part of a picture or clip that a mask marks.',
  languages: ['python'],
  tasks: ['image-text-to-text'],

  // The model splits the prompt mode at the plus sign; only the scripts accept the name "focal_prompt".
  snippets: (model, context) => [
    {
      title: 'Describe a part of a picture',
      install: [pipGit('dam', 'https://github.com/NVlabs/describe-anything'), hubClient(context)],
      warnings: [gpu],
      code: py`
        from urllib.request import urlretrieve

        from dam import DescribeAnythingModel, disable_torch_init
        ${hubImport(context, 'snapshot_download')}
        from PIL import Image, ImageDraw

        disable_torch_init()
        model = DescribeAnythingModel(
            model_path=${hubSnapshot(model, context)},
            conv_mode="v1",
            prompt_mode="full+focal_crop",
        ).to("cuda")

        urlretrieve(${retrievable(sampleImage(model, context.platform))}, "photo.png")
        image = Image.open("photo.png").convert("RGB")
        mask = Image.new("L", image.size)
        ImageDraw.Draw(mask).rectangle((0, 0, image.width // 2, image.height), fill=255)

        print(model.get_description(image, mask, "<image>\nDescribe the masked region in detail."))
      `,
    },
  ],
});
