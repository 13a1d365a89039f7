import { type Code, py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import textGeneration from '../../tasks/entries/text-generation/samples.ts';
import textToImage from '../../tasks/entries/text-to-image/samples.ts';
import { samplePrompt } from '../../snippets/samples/image.ts';

interface Example {
  readonly title: string;
  readonly name: string;
  readonly load: string;
  readonly options: Readonly<Record<string, string | number>>;
  readonly usesKeras?: true;
  /** Whether Keras writes an image, for which it needs Pillow. */
  readonly savesImage?: true;
  readonly run: (model: ModelRecord) => Code<'python'>;
}

const bfloat16 = { dtype: 'bfloat16' };
const twoClasses = { num_classes: 2 };

/** In display order. */
const examples: ReadonlyMap<string, Example> = new Map<string, Example>([
  [
    'CausalLM',
    {
      title: 'Continue a text',
      name: 'CausalLM',
      load: 'causal_lm',
      options: bfloat16,
      run: (model) => py`
        causal_lm.compile(sampler="greedy")
        print(causal_lm.generate(${sampleTextOf(model, textGeneration)}, max_length=64))
      `,
    },
  ],
  [
    'TextToImage',
    {
      title: 'Generate an image from a prompt',
      name: 'TextToImage',
      load: 'text_to_image',
      options: bfloat16,
      usesKeras: true,
      savesImage: true,
      run: (model) => py`
        image = text_to_image.generate(${samplePrompt(model, textToImage)}, num_steps=28)
        keras.utils.save_img("output.png", image)
      `,
    },
  ],
  [
    'TextClassifier',
    {
      title: 'Train a text classifier on it',
      name: 'TextClassifier',
      load: 'classifier',
      options: twoClasses,
      run: () => py`
        classifier.fit(
            x=["The room was spotless.", "The soup was cold again."],
            y=[1, 0],
        )
        print(classifier.predict(["The staff were kind."]))
      `,
    },
  ],
  [
    'ImageClassifier',
    {
      title: 'Train an image classifier on it',
      name: 'ImageClassifier',
      load: 'classifier',
      options: twoClasses,
      usesKeras: true,
      run: () => py`
        # Noise stands in for your pictures.
        images = keras.random.randint((32, 64, 64, 3), 0, 256)
        labels = keras.random.randint((32, 1), 0, 2)
        classifier.fit(x=images, y=labels)
        print(classifier.predict(images[:1]))
      `,
    },
  ],
]);

/** For records without the list of classes: those that need no training. */
const classesByTask: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  ['text-generation', ['CausalLM']],
  ['text-to-image', ['TextToImage']],
]);

/** The file of SAM's backbone has weights of a decoder that only the task builds: alone, it does not load. */
const isSam = (model: ModelRecord): boolean => nameOf(model).startsWith('sam_');

export default defineLibrary({
  prettyLabel: 'KerasHub',
  synonyms: ['kerasnlp', 'keras nlp', 'kerascv', 'keras cv'],
  repoName: 'KerasHub',
  repoUrl: 'https://github.com/keras-team/keras-hub',
  docsUrl: 'https://keras.io/keras_hub/',
  summary: 'Pretrained models for Keras 3: text, pictures and speech, ready to run and to fine-tune.',
  filter: true,
  languages: ['python'],
  tasks: [
    'automatic-speech-recognition',
    'fill-mask',
    'image-classification',
    'image-segmentation',
    'object-detection',
    'text-classification',
    'text-generation',
    'text-to-image',
  ],
  aliases: ['keras-nlp'],
  fits: (model) =>
    model.config?.keras_hub === undefined ? undefined : 'The configuration has a section of KerasHub.',

  snippets(model, context) {
    const { revision } = context;
    // A preset cannot have a revision; a folder of files can.
    const imports = revision === undefined ? py.none : hubImport(context, 'snapshot_download');
    const preset = revision === undefined ? py`${`hf://${model.id}`}` : hubSnapshot(model, context);
    const install = [pip('keras-hub'), pip('tensorflow'), hubClient(context)];

    const block = (example: Example): Snippet => ({
      title: example.title,
      install: example.savesImage ? [...install, pip('pillow')] : install,
      code: py`
        ${example.usesKeras ? py`import keras` : py.none}
        import keras_hub
        ${imports}

        ${py.identifier(example.load)} = keras_hub.models.${py.identifier(example.name)}.from_preset(
            ${preset}${py.rest(example.options)}
        )

        ${example.run(model)}
      `,
    });

    const loadOnly = (title: string, variable: string, name: string): Snippet => ({
      title,
      install,
      code: py`
        import keras_hub
        ${imports}

        ${py.identifier(variable)} = keras_hub.models.${py.identifier(name)}.from_preset(${preset})
        ${py.identifier(variable)}.summary()
      `,
    });

    // They come from the repository and become class names.
    const listed = model.config?.keras_hub?.tasks ?? classesByTask.get(model.pipeline_tag) ?? [];
    const tasks = [...new Set(isSam(model) ? [...listed, 'ImageSegmenter'] : listed)].filter(py.isIdentifier);
    return [
      ...[...examples].filter(([name]) => tasks.includes(name)).map(([, example]) => block(example)),
      ...tasks
        .filter((name) => !examples.has(name) && name !== 'Backbone')
        .map((name) => loadOnly(`Load it as ${name}`, 'task', name)),
      ...(isSam(model) ? [] : [loadOnly('Load the backbone', 'backbone', 'Backbone')]),
    ];
  },
});
