import { py, sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pickDevice } from '../recipes/setup/torch-device.ts';
import { checkout, pip } from '../../snippets/requirement.ts';

const repository = 'https://github.com/microsoft/renderformer';
const source = checkout(repository, {
  install: ['-r', 'requirements.txt'],
});

export default defineLibrary({
  prettyLabel: 'RenderFormer',
  repoName: 'RenderFormer',
  repoUrl: repository,
  docsUrl: 'https://microsoft.github.io/renderformer/',
  summary: 'Renders scenes of triangles with full global illumination by a transformer.',
  languages: ['python', 'shell'],

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    return [
      {
        title: 'Prepare an example scene',
        install: [source, pip('torch')],
        code: sh`python scene_processor/convert_scene.py examples/cbox.json --output_h5_path tmp/cbox/cbox.h5`,
      },
      {
        title: 'Render the scene',
        install: [checkout(repository, { entered: true }), pip('torch'), ...needs],
        code: py`
          import h5py
          import imageio.v3 as iio
          import numpy as np
          import torch
          ${imports}
          from renderformer import RenderFormerRenderingPipeline

          ${pickDevice}
          pipeline = RenderFormerRenderingPipeline.from_pretrained(${target})
          pipeline.to(torch.device(device))

          with h5py.File("tmp/cbox/cbox.h5", "r") as scene:
              inputs = {
                  name: torch.from_numpy(np.array(scene[name], dtype=np.float32)).unsqueeze(0).to(device)
                  for name in ["triangles", "texture", "vn", "c2w", "fov"]
              }
          inputs["fov"] = inputs["fov"].unsqueeze(-1)
          inputs["mask"] = torch.ones(inputs["triangles"].shape[:2], dtype=torch.bool, device=device)

          dtype = torch.float16 if device == "cuda" else torch.float32
          images = pipeline(**inputs, resolution=512, torch_dtype=dtype)
          image = images[0, 0].float().cpu().numpy().clip(0, 1)
          iio.imwrite("output.png", (image * 255).astype(np.uint8))
        `,
      },
    ];
  },
});
