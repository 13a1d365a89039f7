import { type Code, py } from '../../code/index.ts';
import { fileEnding, filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubClient, hubFile, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet, Warning } from '../../snippets/snippet.ts';

const unlisted: Warning = {
  code: 'inferred',
  message:
    'The record lists no files: this loads a .keras or .h5 file, or a folder of Keras 3. Run a SavedModel as a layer, with keras.layers.TFSMLayer.',
};

/** From disk: Keras reads a `hf://` address only where TensorFlow is installed. */
function source(model: ModelRecord, context: SnippetContext, file: string | undefined) {
  if (file !== undefined)
    return {
      standard: py.none,
      imports: hubImport(context, 'hf_hub_download'),
      load: py`model = keras.saving.load_model(${hubFile(model, context, file)})`,
      warnings: [],
    };
  const imports = hubImport(context, 'snapshot_download');
  if (filesOf(model).length > 0)
    return {
      standard: py.none,
      imports,
      load: py`model = keras.saving.load_model(${hubSnapshot(model, context)})`,
      warnings: [],
    };
  return {
    standard: py`from pathlib import Path`,
    imports,
    load: py`
      folder = Path(${hubSnapshot(model, context)})
      files = [*folder.rglob("*.keras"), *folder.rglob("*.h5")]
      models = [file for file in files if "weights" not in file.name]
      model = keras.saving.load_model(models[0] if models else folder)
    `,
    warnings: [unlisted],
  };
}

/** A file with a whole model; one that Transformers saved has weights only, as their names may say. */
const modelFile = (model: ModelRecord): string | undefined =>
  fileEnding(model, '.keras') ??
  filesOf(model).find(
    (file) =>
      file.endsWith('.h5') &&
      !/weights/i.test(file) &&
      !(file.endsWith('tf_model.h5') && model.config?.model_type !== undefined),
  );

const backend = (
  name: string,
  others: Code<'python'>,
  standard: Code<'python'> = py.none,
): Code<'python'> => py`
  import os
  ${standard}

  ${others}
  os.environ["KERAS_BACKEND"] = ${name}

  import keras
`;

/** A TensorFlow SavedModel folder, which Keras 3 runs as a layer and cannot load as a model. */
const savedModel = (model: ModelRecord, context: SnippetContext, path: string): Snippet => ({
  title: 'Run the saved model as a layer',
  install: [pip('keras'), pip('tensorflow'), hubClient(context)],
  code: py`
    ${backend('tensorflow', py`# Only TensorFlow runs a saved model; it has to be chosen before Keras is imported.`)}
    import tensorflow as tf
    ${hubImport(context, 'snapshot_download')}

    folder = ${hubSnapshot(model, context)}${path === '' ? py.none : py` + ${path}`}
    layer = keras.layers.TFSMLayer(folder, call_endpoint="serving_default")

    signature = tf.saved_model.load(folder).signatures["serving_default"]
    spec = next(iter(signature.structured_input_signature[1].values()))
    # Zeros of the right shape: put your own data here.
    print(layer(tf.zeros([size or 1 for size in spec.shape], spec.dtype)))
  `,
});

/** Published with former releases, which saved every model as such a folder. */
const savedByFormer = (model: ModelRecord): boolean =>
  filesOf(model).length === 0 && /^(?:keras-io|keras-dreambooth)\/|^google\/maxim-/.test(model.id);

/** Whether the files are those of a Transformers model. */
const hasOtherWeights = (model: ModelRecord): boolean =>
  model.config?.model_type !== undefined &&
  modelFile(model) === undefined &&
  fileEnding(model, 'tf_model.h5', 'pytorch_model.bin', '.safetensors') !== undefined &&
  !filesOf(model).includes('keras_metadata.pb');

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
  refuses: (model) =>
    model.library_name === 'zeromodels' || model.library_name === 'kerasformers' || hasOtherWeights(model),
  fits(model) {
    if (fileEnding(model, '.keras') !== undefined) return 'The repository has a .keras file.';
    return filesOf(model).includes('keras_metadata.pb')
      ? 'The repository has a keras_metadata.pb.'
      : undefined;
  },

  snippets(model, context) {
    const file = context.file ?? modelFile(model);
    const saved = fileEnding(model, 'saved_model.pb');
    if (file === undefined && (saved !== undefined || savedByFormer(model)))
      return [
        savedModel(model, context, saved?.includes('/') ? `/${saved.slice(0, saved.lastIndexOf('/'))}` : ''),
      ];
    const { standard, imports, load, warnings } = source(model, context, file);
    return [
      {
        title: 'Load the model and run it on zeros of the right shape',
        install: [pip('keras'), pip('jax'), pip('numpy'), hubClient(context)],
        warnings,
        code: py`
          ${backend('jax', py`# JAX, "torch" or "tensorflow": it has to be chosen before Keras is imported.`, standard)}
          import numpy as np
          ${imports}

          ${load}
          model.summary()

          inputs = [np.zeros([size or 1 for size in one.shape], one.dtype) for one in model.inputs]
          print(model.predict(inputs))
        `,
      },
    ];
  },
});
