import { type Code, py } from '../../code/index.ts';
import { filesOf, hasTag, nameOf, widgetOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isOpenvinoOnly } from '../../records/traits/other-formats.ts';
import { defineLibrary } from '../define.ts';
import { textPrefixOf } from '../../records/traits/text-marks.ts';
import { poolingOf } from '../recipes/embedding/pooling.ts';
import { ffmpeg } from '../recipes/setup/programs.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pip, type Requirement } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { photo, speech } from '../../tasks/sample-assets.ts';
import { retrievable, sampleUrl } from '../../tasks/sample-files.ts';

/** In these names, `-ov` is short for it; in those of others it is not. */
const isNamedExport = ({ id }: ModelRecord): boolean =>
  /^(?:OpenVINO|helenai)\/[^]*-ov$/.test(id) ||
  /^(?!whisper\.cpp)(?:[^]*[-_.])?openvino(?:[-_.]|$)/i.test(nameOf({ id }));

const isExport = (model: ModelRecord): boolean => isOpenvinoOnly(model) || isNamedExport(model);

/** Code for the pipelines of OpenVINO GenAI. */
interface Use {
  readonly title: string;
  /** Without those of the hub's client. */
  readonly imports?: Code<'python'>;
  /** Packages besides that of the pipelines. */
  readonly needs?: readonly Requirement[];
  /** Creates and calls the pipeline of `folder`. */
  readonly call: Code<'python'>;
}

const chat = (): Use => ({
  title: 'Generate text',
  call: py`
    pipe = openvino_genai.LLMPipeline(folder, "CPU")
    print(pipe.generate("Who are you?", max_new_tokens=512))
  `,
});

const visionChat = (_: ModelRecord, { platform }: SnippetContext): Use => ({
  title: 'Ask about a picture',
  imports: py`
    from urllib.request import urlretrieve

    import numpy as np
    import openvino as ov
    import openvino_genai
    from PIL import Image
  `,
  needs: [pip('pillow')],
  call: py`
    pipe = openvino_genai.VLMPipeline(folder, "CPU")

    urlretrieve(${retrievable(sampleUrl(platform, photo))}, "photo.png")
    image = ov.Tensor(np.array(Image.open("photo.png").convert("RGB"))[None])
    print(pipe.generate("What is in the picture?", images=[image], max_new_tokens=512))
  `,
});

const embedding = (model: ModelRecord): Use => ({
  title: 'Embed sentences',
  call: py`
    pooling = openvino_genai.TextEmbeddingPipeline.PoolingType.${py.identifier(poolingOf(model).toUpperCase())}
    pipe = openvino_genai.TextEmbeddingPipeline(folder, "CPU", pooling_type=pooling)

    sentences = ${['Jupiter is the largest planet.', 'Saturn has the brightest rings.'].map((text) => textPrefixOf(model) + text)}
    for vector in pipe.embed_documents(sentences):
        print(len(vector), vector[:3])
  `,
});

const uses = new Map([
  ['feature-extraction', embedding],
  ['image-text-to-text', visionChat],
  ['sentence-similarity', embedding],
  ['text-generation', chat],
]);

/** Tasks of the pipelines of Optimum. */
const piped =
  /^(?:audio-classification|automatic-speech-recognition|text-generation|(?:text|token)-classification)$/;

const taskOf = ({ pipeline_tag: task, config }: ModelRecord): string =>
  task ?? (config?.architectures?.some((name) => name.endsWith('ForCausalLM')) ? 'text-generation' : '');

/** The pipelines of OpenVINO tokenize with a graph, which exports by other tools do not have. */
function lacksTokenizer(model: ModelRecord): boolean {
  if (model.siblings === undefined) return hasTag(model, 'openvino-export');
  return !filesOf(model).includes('openvino_tokenizer.xml');
}

const useOf = (model: ModelRecord) => (lacksTokenizer(model) ? undefined : uses.get(taskOf(model)));

const isServed = (model: ModelRecord): boolean =>
  useOf(model) !== undefined || taskOf(model) === 'text-to-image' || piped.test(taskOf(model));

function direct(model: ModelRecord, context: SnippetContext, use: Use): Snippet {
  const { title, imports = py`import openvino_genai`, needs = [], call } = use;
  return {
    title,
    install: [pip('openvino-genai'), ...needs, hubClient(context)],
    code: py`
      ${imports}
      ${hubImport(context, 'snapshot_download')}

      folder = ${hubSnapshot(model, context)}
      ${call}
    `,
  };
}

function withOptimum(model: ModelRecord, { platform, revision }: SnippetContext): Snippet {
  const task = taskOf(model);
  const text = widgetOf(model)?.text;
  const pin = py.rest({ revision });
  if (task === 'text-to-image')
    return {
      title: 'Generate an image',
      install: [pip('optimum-intel[diffusers]')],
      code: py`
        from optimum.intel import OVDiffusionPipeline

        pipe = OVDiffusionPipeline.from_pretrained(${model.id}${pin})
        image = pipe(${text ?? 'A lighthouse on a cliff at dawn'}).images[0]
        image.save("output.png")
      `,
    };
  const isHeard = task.startsWith('au');
  return {
    title: 'Use a pipeline',
    install: isHeard ? [pip('optimum-intel'), ffmpeg] : [pip('optimum-intel')],
    code: py`
      from optimum.intel import pipeline

      pipe = pipeline(${task}, model=${model.id}${pin}, accelerator="openvino")
      result = pipe(${isHeard ? sampleUrl(platform, speech) : (text ?? 'Ada was kind, and her house in London was spotless.')})
      print(result)
    `,
  };
}

export default defineLibrary({
  prettyLabel: 'OpenVINO',
  synonyms: ['open vino', 'openvino genai', 'optimum intel', 'intel npu', 'intel gpu'],
  repoName: 'openvino.genai',
  repoUrl: 'https://github.com/openvinotoolkit/openvino.genai',
  docsUrl: 'https://openvinotoolkit.github.io/openvino.genai/',
  summary: 'Runs models on processors, graphics and neural processors of Intel.',
  languages: ['python'],
  tasks: [
    'audio-classification',
    'automatic-speech-recognition',
    'feature-extraction',
    'image-text-to-text',
    'sentence-similarity',
    'text-classification',
    'text-generation',
    'text-to-image',
    'token-classification',
  ],
  aliases: ['openvino-genai', 'optimum-intel'],
  countDownloads: 'path_extension:"xml"',
  // The tag is also on models with weights of a usual format beside the graphs.
  refuses: (model) => (model.library_name !== 'openvino' && !isExport(model)) || !isServed(model),
  claims: (model) =>
    isExport(model) && /^(?:transformers|diffusers)?$/.test(model.library_name ?? '')
      ? 'It was exported to OpenVINO.'
      : undefined,

  snippets(model, context) {
    if (!isServed(model)) return [];
    const use = useOf(model);
    return [use ? direct(model, context, use(model, context)) : withOptimum(model, context)];
  },
});
