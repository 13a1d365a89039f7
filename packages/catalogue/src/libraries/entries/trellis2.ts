import { py, sh } from '../../code/index.ts';
import { hasTag, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { conda } from '../recipes/setup/programs.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu } from '../../snippets/warnings.ts';

const repository = 'https://github.com/microsoft/TRELLIS.2';

export default defineLibrary({
  prettyLabel: 'TRELLIS.2',
  repoName: 'TRELLIS.2',
  repoUrl: repository,
  docsUrl: 'https://microsoft.github.io/TRELLIS.2',
  countDownloads: 'path_extension:"safetensors"',
  languages: ['shell', 'python'],
  tasks: ['image-to-3d'],
  summary: 'The second generation of TRELLIS: detailed textured meshes from one picture.',
  refuses: isConverted,

  snippets(model, context) {
    if (hasTag(model, 'lora') || /lora/i.test(nameOf(model))) return [downloadSnippet(model, context)];
    const { imports, target, needs } = pinned(model, context);
    return [
      {
        // The script activates the environment it creates, which only works in an interactive shell.
        title: 'Build its dependencies',
        install: [checkout(repository), conda],
        warnings: [gpu],
        code: sh`
          git submodule update --init --recursive
          bash -i setup.sh --new-env --basic --flash-attn --nvdiffrast --nvdiffrec \
            --cumesh --o-voxel --flexgemm
          conda activate trellis2
        `,
      },
      {
        title: 'Turn a picture into a textured mesh',
        install: [checkout(repository, { entered: true }), ...needs],
        warnings: [gpu],
        code: py`
          ${imports}
          import o_voxel
          from PIL import Image
          from trellis2.pipelines import Trellis2ImageTo3DPipeline

          pipeline = Trellis2ImageTo3DPipeline.from_pretrained(${target})
          pipeline.cuda()

          mesh = pipeline.run(Image.open("assets/example_image/T.png"))[0]
          mesh.simplify(16777216)  # the most faces the renderer takes

          glb = o_voxel.postprocess.to_glb(
              vertices=mesh.vertices,
              faces=mesh.faces,
              attr_volume=mesh.attrs,
              coords=mesh.coords,
              attr_layout=mesh.layout,
              voxel_size=mesh.voxel_size,
              aabb=[[-0.5, -0.5, -0.5], [0.5, 0.5, 0.5]],
              decimation_target=1000000,
              texture_size=4096,
              remesh=True,
              remesh_band=1,
              remesh_project=0,
          )
          glb.export("output.glb", extension_webp=True)
        `,
      },
    ];
  },
});
