import { py, sh } from '../../code/index.ts';
import { fileEnding, hasTag, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { conda } from '../recipes/setup/programs.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { ownPrompt } from '../../snippets/samples/image.ts';
import { gpu } from '../../snippets/warnings.ts';

const repository = 'https://github.com/microsoft/TRELLIS';

const makesObjects = (model: ModelRecord): boolean =>
  model.pipeline_tag?.endsWith('-to-3d') === true ||
  /^trellis-(?:image|text)/i.test(nameOf(model)) ||
  fileEnding(model, 'pipeline.json') !== undefined;

/** Quantized language models use the same name for a weight encoding. */
const isQuantizedText = (model: ModelRecord): boolean =>
  !makesObjects(model) &&
  (hasTag(model, 'exl3', 'gguf', 'quantization', 'quantized') ||
    /^text-generation$|-to-(?:any|text)$/.test(model.pipeline_tag ?? ''));

export default defineLibrary({
  prettyLabel: 'Trellis',
  synonyms: ['microsoft trellis'],
  repoName: 'Trellis',
  repoUrl: repository,
  docsUrl: 'https://microsoft.github.io/TRELLIS/',
  countDownloads: 'path_extension:"safetensors"',
  languages: ['shell', 'python'],
  tasks: ['image-to-3d', 'text-to-3d'],
  summary: 'Three-dimensional objects from text or a picture, as meshes or splats.',
  refuses: isQuantizedText,

  snippets(model, context) {
    if (!makesObjects(model)) return [downloadSnippet(model, context)];
    const { imports, target, needs } = pinned(model, context);
    const text = model.pipeline_tag === 'text-to-3d' || /trellis-text/i.test(nameOf(model));
    const pipeline = py.identifier(text ? 'TrellisTextTo3DPipeline' : 'TrellisImageTo3DPipeline');
    const input = text
      ? py`${ownPrompt(model) ?? 'A wooden rowing boat with two oars'}`
      : py`Image.open("assets/example_image/T.png")`;
    return [
      {
        // The script activates the environment it creates, which only works in an interactive shell.
        title: 'Build its dependencies',
        install: [checkout(repository), conda],
        warnings: [gpu],
        code: sh`
          git submodule update --init --recursive
          bash -i setup.sh --new-env --basic --xformers --flash-attn --diffoctreerast \
            --spconv --mipgaussian --kaolin --nvdiffrast
          conda activate trellis
        `,
      },
      {
        title: text ? 'Generate a 3D object from a prompt' : 'Turn a picture into a 3D object',
        install: [checkout(repository, { entered: true }), ...needs],
        warnings: [gpu],
        code: py`
          ${imports}
          ${text ? py.none : py`from PIL import Image`}
          from trellis.pipelines import ${pipeline}
          from trellis.utils import postprocessing_utils

          pipeline = ${pipeline}.from_pretrained(${target})
          pipeline.cuda()

          result = pipeline.run(${input}, seed=1)
          splat, mesh = result["gaussian"][0], result["mesh"][0]
          splat.save_ply("output.ply")
          postprocessing_utils.to_glb(splat, mesh).export("output.glb")
        `,
      },
    ];
  },
});
