import { type Code, py } from '../../code/index.ts';
import { modelTypeUnknown } from '../../errors.ts';
import { hasTag } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { pip, type Requirement } from '../../snippets/requirement.ts';
import { sampleImage, sampleUrl } from '../../snippets/samples/image.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { sampleSentences } from '../../snippets/samples/sentences.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { appleSilicon, placeholder } from '../../snippets/warnings.ts';
import textGeneration from '../../tasks/entries/text-generation/samples.ts';
import * as asset from '../../tasks/sample-assets.ts';

interface Use {
  readonly title: string;
  readonly imports: Code<'python'>;
  readonly code: Code<'python'>;
  readonly needs?: readonly Requirement[];
  readonly warnings?: readonly Warning[];
}

const withImage = py`
  import aneforge as af
  from transformers.image_utils import load_image
`;

const loadImage = (model: ModelRecord, context: SnippetContext) =>
  py`image = load_image(${sampleImage(model, context.platform)})`;

const depths = ['18', '34', '50', '101'];

/** ResNets come from torchvision by depth; the loader takes no repository and not every depth. */
function resnet(model: ModelRecord, context: SnippetContext): Use | undefined {
  const told = /resnet[-_]?(\d+)/i.exec(model.id)?.[1];
  const depth = told ?? '50';
  if (!depths.includes(depth)) return undefined;
  return {
    title: 'Classify an image',
    warnings: told === undefined ? [placeholder(`the depth of the network (${depths.join(', ')})`)] : [],
    imports: py`
      ${withImage}
      from torchvision.models import get_model_weights
    `,
    code: py`
      model = af.load_resnet(${Number(depth)})
      weights = get_model_weights(${`resnet${depth}`}).IMAGENET1K_V1

      ${loadImage(model, context)}
      pixels = weights.transforms()(image).unsqueeze(0).numpy()
      print(weights.meta["categories"][int(model(pixels).argmax())])
    `,
  };
}

function repositoryUse(model: ModelRecord, context: SnippetContext): Use {
  const { imports, target, needs } = pinned(model, context);
  const use = (title: string, lines: Code<'python'>, code: Code<'python'>, ...more: Requirement[]): Use => ({
    title,
    imports: py.join([lines, imports]),
    code,
    needs: [...more, ...needs],
  });

  if (model.pipeline_tag === 'text-generation')
    return use(
      'Generate text',
      py`
        import aneforge as af
        from transformers import AutoTokenizer
      `,
      py`
        source = ${target}
        tokenizer = AutoTokenizer.from_pretrained(source)
        model = af.load_llm(source)

        tokens = tokenizer.encode(${sampleTextOf(model, textGeneration)})
        print(tokenizer.decode(model.generate(tokens, max_new_tokens=20)))
      `,
    );
  if (model.pipeline_tag === 'zero-shot-image-classification' || hasTag(model, 'clip'))
    return use(
      'Compare an image with labels',
      withImage,
      py`
        model = af.load_clip(${target})

        ${loadImage(model, context)}
        print(model.classify(image, ["a photo of two birds", "a photo of a boat"]))
      `,
    );
  if (model.pipeline_tag === 'image-classification')
    return use(
      'Classify an image',
      withImage,
      py`
        model = af.load_vit(${target})

        ${loadImage(model, context)}
        print(model.classify(image))
      `,
    );
  if (model.pipeline_tag === 'automatic-speech-recognition')
    return use(
      'Transcribe a recording',
      py`
        import aneforge as af
        from transformers.audio_utils import load_audio
      `,
      py`
        model = af.load_whisper(${target})

        audio = load_audio(${sampleUrl(context.platform, asset.speech)}, sampling_rate=16000)
        print(model.transcribe(audio))
      `,
      pip('librosa'),
    );
  return use(
    'Embed sentences',
    py`from aneforge.sentence_transformers import SentenceTransformer`,
    py`
      model = SentenceTransformer(${target})

      embeddings = model.encode(${sampleSentences(model)}, normalize_embeddings=True)
      print(embeddings @ embeddings.T)
    `,
  );
}

export default defineLibrary({
  prettyLabel: 'ANEForge',
  repoName: 'ANEForge',
  repoUrl: 'https://github.com/sbryngelson/ANEForge',
  docsUrl: 'https://aneforge.readthedocs.io',
  summary: 'Trains and runs networks on the Neural Engine of Apple chips, without Core ML.',
  languages: ['python'],

  snippets(model, context) {
    const torchvision =
      hasTag(model, 'resnet') &&
      !hasTag(model, 'clip') &&
      !['text-generation', 'zero-shot-image-classification'].includes(model.pipeline_tag ?? '');
    const use = torchvision ? resnet(model, context) : repositoryUse(model, context);
    if (!use) return { notice: modelTypeUnknown };
    return [
      {
        title: use.title,
        install: [pip('aneforge[models]'), ...(use.needs ?? [])],
        warnings: [appleSilicon, ...(use.warnings ?? [])],
        code: py`
          ${use.imports}

          ${use.code}
        `,
      },
    ];
  },
});
