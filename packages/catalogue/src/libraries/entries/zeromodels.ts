import { type Code, py } from '../../code/index.ts';
import { hasTag, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { own } from '../../snippets/own.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleImage, sampleUrl } from '../../snippets/samples/image.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { sampleGap } from '../../snippets/samples/gap.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { defineLibrary } from '../define.ts';
import featureExtraction from '../../tasks/entries/feature-extraction/samples.ts';
import imageTextToText from '../../tasks/entries/image-text-to-text/samples.ts';
import textGeneration from '../../tasks/entries/text-generation/samples.ts';
import translation from '../../tasks/entries/translation/samples.ts';
import * as asset from '../../tasks/sample-assets.ts';

interface Use {
  readonly title: string;
  /** The class that loads the model, and the one that prepares its inputs. */
  readonly model: string;
  readonly preparer: string;
  readonly code: Code<'python'>;
}

type Make = (model: ModelRecord, context: SnippetContext) => Use;

const write = (prompt: string): Use => ({
  title: 'Generate text',
  model: 'AutoZMTextGenerate',
  preparer: 'AutoZMTokenizer',
  code: py`
    inputs = preparer(${prompt})
    output = model.generate(**inputs, max_new_tokens=64)
    print(preparer.decode(output[0]))
  `,
});

/** T5 reads from its prompt what to do. */
const toGerman = (model: ModelRecord, text: string): string =>
  /^t5[-_]/i.test(nameOf(model)) || hasTag(model, 't5') ? `translate English to German: ${text}` : text;

const translate: Make = (model) => ({
  ...write(toGerman(model, sampleTextOf(model, translation))),
  title: 'Translate a sentence',
  model: 'AutoZMConditionalGenerate',
});

const see: Make = (model, { platform }) => ({
  title: 'Ask about a picture',
  model: 'AutoZMConditionalGenerate',
  preparer: 'AutoZMProcessor',
  code: py`
    image = {"type": "image", "url": ${retrievable(sampleImage(model, platform))}}
    question = {"type": "text", "text": ${sampleTextOf(model, imageTextToText)}}
    inputs = preparer(conversation=[{"role": "user", "content": [image, question]}])
    output = model.generate(**inputs, max_new_tokens=64)
    print(preparer.decode(output[0]))
  `,
});

const classify: Make = (model, { platform }) => ({
  title: 'Classify an image',
  model: 'AutoZMImageClassify',
  preparer: 'AutoZMImageProcessor',
  code: py`
    scores = model(preparer(${sampleImage(model, platform)}))
    print("Class", int(scores[0].argmax()))
  `,
});

const fill: Make = (model) => {
  const [before, after] = sampleGap(model);
  return {
    title: 'Fill in a masked word',
    model: 'AutoZMMaskedLM',
    preparer: 'AutoZMTokenizer',
    code: py`
      inputs = preparer(${before} + preparer.mask_token + ${after})
      logits = model(inputs)
      print(preparer.decode(logits[0].argmax(-1)))
    `,
  };
};

const embed: Make = (model) => ({
  title: 'Extract features of a text',
  model: 'AutoZModel',
  preparer: 'AutoZMTokenizer',
  code: py`
    outputs = model(preparer(${sampleTextOf(model, featureExtraction)}))
    print(outputs)
  `,
});

const uses: Readonly<Record<string, Make>> = {
  'any-to-any': see,
  'feature-extraction': embed,
  'fill-mask': fill,
  'image-classification': classify,
  'image-text-to-text': see,
  'text-generation': (model) => write(sampleTextOf(model, textGeneration)),
  translation: translate,
};

/** Models are named after their architecture; the library began with image classifiers. */
const useOf = ({ pipeline_tag: task }: ModelRecord): Make | undefined =>
  task === undefined ? classify : own(uses, task);

/** No auto class has its heads: those of its own module load it. */
const isSam3 = (model: ModelRecord): boolean => nameOf(model) === 'sam3' || hasTag(model, 'sam3');

/** JAX is one of the backends. */
const backend = py`
  # JAX, "torch" or "tensorflow": it has to be chosen before Keras is imported.
  os.environ["KERAS_BACKEND"] = "jax"
`;

function segmented(model: ModelRecord, context: SnippetContext): Snippet {
  const { imports, target, needs } = pinned(model, context);
  return {
    title: 'Segment what a text describes',
    install: [pip('zeromodels'), pip('jax'), pip('pillow'), ...needs],
    code: py`
      import os
      from urllib.request import urlretrieve

      ${backend}

      ${imports}
      from zeromodels.models.sam3 import SAM3InstanceSegment

      model = SAM3InstanceSegment.from_weights(${target})

      urlretrieve(${retrievable(sampleUrl(context.platform, asset.photo))}, "photo.png")
      result = model.predict("photo.png", text="bird")[0]
      print(result["scores"], result["boxes"], result["masks"].shape)
    `,
  };
}

export default defineLibrary({
  prettyLabel: 'ZeroModels',
  repoName: 'ZeroModels',
  repoUrl: 'https://github.com/IMvision12/ZeroModels',
  docsUrl: 'https://imvision12.github.io/ZeroModels/',
  countDownloads: 'path:"model.weights.h5" OR path:"model.weights.json"',
  aliases: ['kerasformers'],
  summary: 'Well-known models rebuilt in Keras 3, for JAX, PyTorch and TensorFlow.',
  languages: ['python'],

  snippets(model, context) {
    if (isSam3(model)) return [segmented(model, context)];
    const use = useOf(model)?.(model, context);
    if (use === undefined) return [downloadSnippet(model, context)];
    const { imports, target, needs } = pinned(model, context);
    return [
      {
        title: use.title,
        install: [pip('zeromodels'), pip('jax'), pip('pillow'), ...needs],
        code: py`
          import os

          ${backend}

          ${imports}
          from zeromodels.auto import ${py.identifier(use.preparer)}, ${py.identifier(use.model)}

          preparer = ${py.identifier(use.preparer)}.from_weights(${target})
          model = ${py.identifier(use.model)}.from_weights(${target})

          ${use.code}
        `,
      },
    ];
  },
});
