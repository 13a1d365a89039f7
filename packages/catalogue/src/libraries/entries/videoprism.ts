import { type Code, py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { pip, pipGit } from '../../snippets/requirement.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet } from '../../snippets/hub.ts';

/** The loaders take configuration names; repositories are named differently. */
const configuration = /^videoprism-(lvt-)?(base|large)-f(\d+)r288/;

const encode = (frames: number): Code<'python'> => py`
  @jax.jit
  def forward(inputs):
      return model.apply(state, inputs, train=False)

  # Frames of 288 by 288 pixels, each colour from 0 to 1.
  video = np.zeros((1, ${frames}, 288, 288, 3), dtype=np.float32)
  features, _ = forward(video)
  print(features.shape)
`;

const compare = (frames: number): Code<'python'> => py`
  @jax.jit
  def forward(inputs, ids, paddings):
      return model.apply(state, inputs, ids, paddings, train=False)

  # Frames of 288 by 288 pixels, each colour from 0 to 1.
  video = np.zeros((1, ${frames}, 288, 288, 3), dtype=np.float32)
  texts = ["a ferry leaves the harbour", "a cat climbs a tree"]
  ids, paddings = vp.tokenize_texts(vp.load_text_tokenizer("c4_en"), texts)
  pictures, words, _ = forward(video, ids, paddings)
  print(pictures @ words.T)
`;

export default defineLibrary({
  prettyLabel: 'VideoPrism',
  repoName: 'VideoPrism',
  repoUrl: 'https://github.com/google-deepmind/videoprism',
  docsUrl: 'https://github.com/google-deepmind/videoprism#getting-started',
  countDownloads: 'path_extension:"npz"',
  summary: 'Google DeepMind encoders that turn video into features.',
  languages: ['python', 'shell'],
  tasks: ['video-classification'],

  snippets(model, context) {
    const [, text, size, frames] = configuration.exec(nameOf(model)) ?? [];
    if (size === undefined) return [downloadSnippet(model, context)];
    const name = `videoprism_${text === undefined ? '' : 'lvt_'}public_v1_${size}`;
    return [
      {
        title: text === undefined ? 'Turn a video into features' : 'Compare a video with texts',
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

          ${text === undefined ? encode(Number(frames)) : compare(Number(frames))}
        `,
      },
    ];
  },
});
