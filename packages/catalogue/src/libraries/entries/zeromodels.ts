import { py } from '../../code/index.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip } from '../../snippets/requirement.ts';
import { defineLibrary } from '../define.ts';

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
    const { imports, target, needs } = pinned(model, context);
    return [
      {
        title: 'Load the model',
        install: [pip('zeromodels'), pip('jax'), ...needs],
        code: py`
          import os

          # JAX, "torch" or "tensorflow": it has to be chosen before Keras is imported.
          os.environ["KERAS_BACKEND"] = "jax"

          from zeromodels import AutoZModel
          ${imports}

          model = AutoZModel.from_weights(${target})
          model.summary()
        `,
      },
    ];
  },
});
