import { type Code, py } from '../../code/index.ts';
import { hasTag } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { downloadSnippet, hubClient, hubFile, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { hubNameEnding } from '../../snippets/hub-find.ts';
import { pip } from '../../snippets/requirement.ts';
import { defineLibrary } from '../define.ts';

/** The hub names this library for one such file, in whatever folder. */
const graph = 'saved_model.pb';

/** Whether it has models in several other formats: the file may be one of many, and not of Keras. */
const isCollection = (model: ModelRecord): boolean =>
  ['coreml', 'onnx', 'openvino', 'tflite'].filter((format) => hasTag(model, format)).length > 1;

interface Loading {
  readonly imports: Code<'python'>;
  readonly load: Code<'python'>;
}

/** The hub client dropped its Keras loader; a snapshot of the SavedModel folder loads directly. */
function loading(model: ModelRecord, context: SnippetContext): Loading {
  const { known, find } = hubNameEnding(model, context, graph);
  if (known === graph)
    return {
      imports: hubImport(context, 'snapshot_download'),
      load: py`model = tf_keras.models.load_model(${hubSnapshot(model, context)})`,
    };
  if (known !== undefined && !known.endsWith(graph))
    return {
      imports: hubImport(context, 'hf_hub_download'),
      load: py`model = tf_keras.models.load_model(${hubFile(model, context, known)})`,
    };
  const rest = py.rest({ revision: context.revision, allow_patterns: py`f"{folder}*"` });
  return {
    imports:
      known === undefined
        ? hubImport(context, 'list_repo_files', 'snapshot_download')
        : hubImport(context, 'snapshot_download'),
    load: py`
      ${find}
      folder = ${known === undefined ? py`file.removesuffix(${graph})` : known.slice(0, -graph.length)}
      root = snapshot_download(${model.id}${rest})
      model = tf_keras.models.load_model(f"{root}/{folder}")
    `,
  };
}

export default defineLibrary({
  prettyLabel: 'TF-Keras',
  synonyms: ['tensorflow keras', 'tensorflow', 'tf keras', 'keras 2'],
  repoName: 'TF-Keras',
  repoUrl: 'https://github.com/keras-team/tf-keras',
  docsUrl: 'https://huggingface.co/docs/hub/tf-keras',
  countDownloads: 'path:"saved_model.pb"',
  summary: 'The Keras 2 API of TensorFlow, as a separate package.',
  languages: ['python', 'shell'],

  snippets(model, context) {
    if (isCollection(model)) return [downloadSnippet(model, context)];
    const { imports, load } = loading(model, context);
    return [
      {
        title: 'Load a Keras 2 model and run it on zeros of the right shape',
        install: [pip('tf_keras'), pip('tensorflow'), pip('numpy'), hubClient(context)],
        code: py`
          import numpy as np
          import tf_keras
          ${imports}

          ${load}
          model.summary()

          inputs = [np.zeros([size or 1 for size in one.shape], one.dtype.name) for one in model.inputs]
          print(model.predict(inputs))
        `,
      },
    ];
  },
});
