import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { pickle } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'SAM 3D Objects',
  repoName: 'SAM 3D Objects',
  repoUrl: 'https://github.com/facebookresearch/sam-3d-objects',
  docsUrl: 'https://github.com/facebookresearch/sam-3d-objects/blob/main/doc/setup.md',
  summary: 'Reconstructs the shape, texture and place of a masked object from one photo.',
  countDownloads: 'path:"checkpoints/pipeline.yaml"',
  languages: ['python'],
  tasks: ['image-to-3d'],

  // The configuration refers to weights in the same folder, so the whole folder is downloaded.
  snippets: (model, context) => [
    {
      title: 'Reconstruct a masked object',
      install: [
        checkout('https://github.com/facebookresearch/sam-3d-objects', {
          install: ['-e', '.[p3d,inference]'],
        }),
        hubClient(context),
      ],
      warnings: [
        {
          code: 'hardware',
          message:
            'Needs Linux and an NVIDIA graphics card with 32 GB; doc/setup.md of the checkout explains how to set up CUDA.',
        },
        pickle,
      ],
      code: py`
        import sys

        ${hubImport(context, 'snapshot_download')}

        sys.path.append("notebook")
        from inference import Inference, load_image, load_single_mask

        folder = ${hubSnapshot(model, context)}
        inference = Inference(f"{folder}/checkpoints/pipeline.yaml", compile=False)

        example = "notebook/images/shutterstock_stylish_kidsroom_1640806567"
        image = load_image(f"{example}/image.png")
        mask = load_single_mask(example, index=14)

        output = inference(image, mask, seed=42)
        output["gs"].save_ply("splat.ply")
      `,
    },
  ],
});
