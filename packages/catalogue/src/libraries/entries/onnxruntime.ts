import { type Code, py } from '../../code/index.ts';
import { fileEnding, filesOf, hasTag, nameOf, widgetOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { downloadSnippet, hubClient } from '../../snippets/hub.ts';
import { hubFileEnding } from '../../snippets/hub-find.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { genai, isGenai } from '../recipes/onnx/genai.ts';

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/** Weights of more than 2 GB are in files beside the graph, whose names vary; all have to be in its folder. */
function besideIt(
  model: ModelRecord,
  { revision }: SnippetContext,
  graph: string | undefined,
): Code<'python'> {
  const listed = filesOf(model).filter((file) => graph !== undefined && isBeside(file, graph));
  if (graph !== undefined && listed.length === 0) return py.none;
  const names =
    graph === undefined
      ? py`[name for name in files if name.startswith((file, file[: file.rfind("/") + 1] + "Constant"))]`
      : listed;
  return py`
    # Large weights are in files beside the graph.
    for name in ${names}:
        hf_hub_download(${py.args({ repo_id: model.id, filename: py`name`, revision })})
  `;
}

/** Besides the name of the graph with an ending, exporters name constants after their place in it. */
const isBeside = (file: string, graph: string): boolean =>
  file !== graph && (file.startsWith(graph) || file.startsWith(`${folderOf(graph)}Constant`));

/** A pipeline consists of several graphs, or has graphs as parts of its preparation: one alone shows nothing. */
const isOfPipeline = (model: ModelRecord): boolean =>
  model.library_name === 'diffusers' ||
  hasTag(model, 'diffusers', 'diffusion-single-file') ||
  filesOf(model).includes('model_index.json');

/** Whether its graphs prepare the voice of a model in another format, for which code is in the repository. */
const isOfVoice = (model: ModelRecord): boolean => hasTag(model, 'minicpmo') && hasTag(model, 'safetensors');

const ofPictures = /^(?:zero-shot-)?(?:depth|image|keypoint|mask|object)-/;

/** Sizes for pictures, by the names that exporters give to dimensions; undefined if 1 is enough. */
function openSizes({ pipeline_tag: task = '' }: ModelRecord): Code<'python'> | undefined {
  if (!ofPictures.test(task)) return undefined;
  const side = task.endsWith('object-detection') ? 640 : 224;
  return py`
    # The graph may leave these open.
    sizes = ${{ num_channels: 3, channels: 3, height: side, width: side }}
  `;
}

/** ZeroTTS speaks no other language: the sample texts in 32, with rules to choose one, would be a quarter of this library. */
const vietnamese = 'Phà khởi hành lúc chín giờ rưỡi.';

/** Speech from several graphs, which a package of its authors runs in turn. */
const zeroTts = (model: ModelRecord, { revision }: SnippetContext): Snippet => ({
  title: 'Synthesize speech',
  install: [pip('zerotts')],
  code: py`
    from zerotts import ZeroTTS

    tts = ZeroTTS.from_pretrained(${model.id}${py.rest({ revision })})
    audio = tts.synthesize(${widgetOf(model)?.text ?? vietnamese}, voice="maichi")
    tts.save_audio(audio, "output.wav")
  `,
});

export default defineLibrary({
  prettyLabel: 'ONNX Runtime',
  synonyms: ['onnx', 'ort', 'onnx runtime', 'onnx model'],
  repoName: 'onnxruntime',
  repoUrl: 'https://github.com/microsoft/onnxruntime',
  docsUrl: 'https://onnxruntime.ai/docs/',
  summary: 'Runs models in the ONNX format on processors, graphics cards and phones.',
  languages: ['python', 'shell'],
  countDownloads: 'path_extension:"onnx"',
  aliases: ['onnx', 'ort'],
  fits: (model) =>
    fileEnding(model, '.onnx') === undefined ? undefined : 'The repository has an .onnx file.',
  refuses: (model) => isOfPipeline(model) || isOfVoice(model),

  snippets(model, context) {
    // Only AMD's own software runs graphs for its neural processors.
    if (hasTag(model, 'ryzen-ai')) return [downloadSnippet(model, context)];
    if (context.file === undefined) {
      if (isGenai(model)) return [genai(model, context)];
      if (nameOf(model) === 'ZeroTTS') return [zeroTts(model, context)];
    }
    const sizes = openSizes(model);
    const { known, imports, find, path } = hubFileEnding(model, context, '.onnx');
    return [
      {
        title: 'Run it on inputs of the right shape',
        install: [pip('onnxruntime'), pip('numpy'), hubClient(context)],
        code: py`
          import numpy as np
          import onnxruntime as ort
          ${imports}

          ${find}
          ${besideIt(model, context, known)}
          session = ort.InferenceSession(${path})
          ${sizes ?? py.none}


          def sample(one):
              kind = one.type.removeprefix("tensor(").removesuffix(")")
              shape = [size if isinstance(size, int) else ${sizes ? py`sizes.get(size, 1)` : py`1`} for size in one.shape]
              # A mask of zeros hides the whole input, which some graphs reject.
              value = int(one.name.endswith("attention_mask"))
              return np.full(shape, value, {"float": "float32", "double": "float64"}.get(kind, kind))


          inputs = {one.name: sample(one) for one in session.get_inputs()}
          for output, value in zip(session.get_outputs(), session.run(None, inputs)):
              print(output.name, value.shape)
        `,
      },
    ];
  },
});
