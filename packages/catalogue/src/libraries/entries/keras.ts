import { py } from '../../code/index.ts';
import { fileEnding } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubClient, hubFile, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';

/** Keras reads a whole repository by address, but at no revision; one packed file it reads from disk. */
function source(model: ModelRecord, context: SnippetContext) {
  const file = context.file ?? fileEnding(model, '.keras');
  if (file !== undefined)
    return {
      imports: hubImport(context, 'hf_hub_download'),
      target: hubFile(model, context, file),
    };
  return context.revision === undefined
    ? { imports: py.none, target: py`${`hf://${model.id}`}` }
    : { imports: hubImport(context, 'snapshot_download'), target: hubSnapshot(model, context) };
}

export default defineLibrary({
  prettyLabel: 'Keras',
  repoName: 'Keras',
  repoUrl: 'https://github.com/keras-team/keras',
  docsUrl: 'https://huggingface.co/docs/hub/keras',
  summary: 'Deep learning for people, on JAX, PyTorch or TensorFlow.',
  filter: true,
  countDownloads: 'path:"config.json" OR path_extension:"keras"',
  tasks: ['image-classification'],
  languages: ['python'],
  fits: (model) =>
    fileEnding(model, '.keras') === undefined ? undefined : 'The repository has a .keras file.',

  snippets(model, context) {
    const { imports, target } = source(model, context);
    return [
      {
        title: 'Load the model',
        install: [pip('keras'), pip('jax'), hubClient(context)],
        code: py`
          import os

          # JAX, "torch" or "tensorflow": it has to be chosen before Keras is imported.
          os.environ["KERAS_BACKEND"] = "jax"

          import keras
          ${imports}

          model = keras.saving.load_model(${target})
          model.summary()
        `,
      },
    ];
  },
});
