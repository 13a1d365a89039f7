import { type Code, py } from '../../code/index.ts';
import { fileEnding, filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubClient, hubFile, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';

/** From disk: Keras reads a `hf://` address only where TensorFlow is installed. */
const source = (model: ModelRecord, context: SnippetContext, file: string | undefined) =>
  file === undefined
    ? { imports: hubImport(context, 'snapshot_download'), target: hubSnapshot(model, context) }
    : { imports: hubImport(context, 'hf_hub_download'), target: hubFile(model, context, file) };

const backend = (name: string, others: Code<'python'>): Code<'python'> => py`
  import os

  ${others}
  os.environ["KERAS_BACKEND"] = ${name}

  import keras
`;

/** A TensorFlow SavedModel folder, which Keras 3 runs as a layer and cannot load as a model. */
const savedModel = (model: ModelRecord, context: SnippetContext): Snippet => ({
  title: 'Run the saved model as a layer',
  install: [pip('keras'), pip('tensorflow'), hubClient(context)],
  code: py`
    ${backend('tensorflow', py`# Only TensorFlow runs a saved model; it has to be chosen before Keras is imported.`)}
    import tensorflow as tf
    ${hubImport(context, 'snapshot_download')}

    folder = ${hubSnapshot(model, context)}
    layer = keras.layers.TFSMLayer(folder, call_endpoint="serving_default")

    signature = tf.saved_model.load(folder).signatures["serving_default"]
    spec = next(iter(signature.structured_input_signature[1].values()))
    # Zeros of the right shape: put your own data here.
    print(layer(tf.zeros([size or 1 for size in spec.shape], spec.dtype)))
  `,
});

export default defineLibrary({
  prettyLabel: 'Keras',
  synonyms: ['keras 3'],
  repoName: 'Keras',
  repoUrl: 'https://github.com/keras-team/keras',
  docsUrl: 'https://huggingface.co/docs/hub/keras',
  summary: 'Deep learning for people, on JAX, PyTorch or TensorFlow.',
  filter: true,
  countDownloads: 'path:"config.json" OR path_extension:"keras"',
  tasks: ['image-classification'],
  languages: ['python'],
  // Libraries built on Keras that have their own loaders.
  refuses: ({ library_name }) => library_name === 'zeromodels' || library_name === 'kerasformers',
  fits(model) {
    if (fileEnding(model, '.keras') !== undefined) return 'The repository has a .keras file.';
    return filesOf(model).includes('keras_metadata.pb')
      ? 'The repository has a keras_metadata.pb.'
      : undefined;
  },

  snippets(model, context) {
    const file = context.file ?? fileEnding(model, '.keras', '.h5');
    if (file === undefined && filesOf(model).includes('saved_model.pb')) return [savedModel(model, context)];
    const { imports, target } = source(model, context, file);
    return [
      {
        title: 'Load the model and run it on zeros of the right shape',
        install: [pip('keras'), pip('jax'), pip('numpy'), hubClient(context)],
        code: py`
          ${backend('jax', py`# JAX, "torch" or "tensorflow": it has to be chosen before Keras is imported.`)}
          import numpy as np
          ${imports}

          model = keras.saving.load_model(${target})
          model.summary()

          inputs = [np.zeros([size or 1 for size in one.shape], one.dtype) for one in model.inputs]
          print(model.predict(inputs))
        `,
      },
    ];
  },
});
