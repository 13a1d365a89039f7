import { py } from '../../code/index.ts';
import { hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'TF-Keras',
  synonyms: ['tensorflow keras', 'tensorflow', 'tf keras', 'keras 2'],
  repoName: 'TF-Keras',
  repoUrl: 'https://github.com/keras-team/tf-keras',
  docsUrl: 'https://huggingface.co/docs/hub/tf-keras',
  countDownloads: 'path:"saved_model.pb"',
  summary: 'The Keras 2 API of TensorFlow, as a separate package.',
  languages: ['python'],

  // The hub client dropped its Keras loader; a snapshot of the SavedModel folder loads directly.
  snippets: (model, context) => [
    {
      title: 'Load a Keras 2 model and run it on zeros of the right shape',
      install: [pip('tf_keras'), pip('tensorflow'), pip('numpy'), hubClient(context)],
      code: py`
        import numpy as np
        import tf_keras
        ${hubImport(context, 'snapshot_download')}

        model = tf_keras.models.load_model(${hubSnapshot(model, context)})
        model.summary()

        inputs = [np.zeros([size or 1 for size in one.shape], one.dtype.name) for one in model.inputs]
        print(model.predict(inputs))
      `,
    },
  ],
});
