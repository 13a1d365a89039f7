import { py } from '../code/index.ts';
import { nameOf } from '../fields.ts';
import { pip, pipGit } from '../snippets/requirement.ts';
import { defineLibrary } from '../library.ts';

export default defineLibrary({
  prettyLabel: 'VideoPrism',
  repoName: 'VideoPrism',
  repoUrl: 'https://github.com/google-deepmind/videoprism',
  countDownloads: 'path_extension:"npz"',
  summary: 'Google DeepMind encoders that turn video into features.',
  languages: ['python'],

  // The loaders take the names of configurations, which the repositories carry as their own names.
  snippets(model) {
    const name = nameOf(model)
      .replaceAll('-', '_')
      .replace(/^videoprism_(base|large)_f\d+r\d+$/, 'videoprism_public_v1_$1');
    return [
      {
        title: 'Turn a video into features',
        install: [
          pipGit('videoprism', 'https://github.com/google-deepmind/videoprism.git'),
          pip('jax'),
          pip('numpy'),
        ],
        code: py`
          import jax
          import numpy as np
          from videoprism import models as vp

          name = ${name}
          model = vp.get_model(name)
          state = vp.load_pretrained_weights(name)

          @jax.jit
          def forward(inputs):
              return model.apply(state, inputs, train=False)

          video = np.zeros((1, 16, 288, 288, 3), dtype=np.float32)
          features, _ = forward(video)
          print(features.shape)
        `,
      },
    ];
  },
});
