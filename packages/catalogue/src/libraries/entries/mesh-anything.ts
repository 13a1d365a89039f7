import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubFile, hubImport } from '../../snippets/hub.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { gpu, placeholder } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'MeshAnything',
  repoName: 'MeshAnything',
  repoUrl: 'https://github.com/buaacyw/MeshAnything',
  docsUrl: 'https://buaacyw.github.io/mesh-anything/',
  summary: 'Rebuilds a scanned or generated shape as a mesh of few faces, as an artist would draw it.',
  countDownloads: 'path:"MeshAnything_350m.pth"',
  languages: ['python'],
  tasks: ['image-to-3d'],

  snippets(model, context) {
    return [
      {
        title: 'Remesh a shape with few faces',
        install: [
          checkout('https://github.com/buaacyw/MeshAnything.git', { install: ['-r', 'requirements.txt'] }),
          pip('numpy', '<2'),
          pip('flash-attn', undefined, { flags: ['--no-build-isolation'] }),
          // Its version of Transformers requires an older client.
          pip(context.platform.hubPackage, '<1'),
        ],
        warnings: [gpu, placeholder('a shape with +Y pointing up, as shape.obj,')],
        // Despite its extension, the weights file is in the safetensors format.
        code: py`
          from types import SimpleNamespace

          import numpy as np
          import torch
          import trimesh
          ${hubImport(context, 'hf_hub_download')}
          from mesh_to_pc import process_mesh_to_pc
          from MeshAnything.models.meshanything import MeshAnything
          from safetensors.torch import load_file

          args = SimpleNamespace(
              llm="facebook/opt-350m", codebook_size=8192, codebook_dim=1024, n_max_triangles=800
          )
          model = MeshAnything(args)
          weights = ${hubFile(model, context, 'MeshAnything_350m.pth')}
          model.load_state_dict(load_file(weights))
          model.to("cuda")

          clouds, _ = process_mesh_to_pc([trimesh.load("shape.obj", force="mesh")])
          points, normals = clouds[0][:, :3].astype(np.float32), clouds[0][:, 3:]
          points -= (points.min(axis=0) + points.max(axis=0)) / 2
          points /= np.abs(points).max() * 1.0005
          cloud = np.concatenate([points, normals], axis=-1).astype(np.float16)

          with torch.autocast("cuda", dtype=torch.float16):
              faces = model(torch.from_numpy(cloud)[None].to("cuda"))[0]
          faces = faces[~torch.isnan(faces[:, 0, 0])].float().cpu().numpy()

          mesh = trimesh.Trimesh(faces.reshape(-1, 3), np.arange(faces.size // 3).reshape(-1, 3))
          mesh.merge_vertices()
          mesh.fix_normals()
          mesh.export("output.obj")
        `,
      },
    ];
  },
});
