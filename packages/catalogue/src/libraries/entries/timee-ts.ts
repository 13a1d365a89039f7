import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip } from '../../snippets/requirement.ts';

export default defineLibrary({
  prettyLabel: 'timee-ts',
  repoName: 'timee-ts',
  repoUrl: 'https://github.com/liamsbhoo/timee',
  countDownloads: 'path:"model.safetensors"',
  summary: 'A pretrained model for classifying and embedding time series.',
  languages: ['python'],

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    return [
      {
        title: 'Classify time series by examples',
        install: [pip('timee-ts'), pip('numpy'), ...needs],
        code: py`
          import numpy as np
          ${imports}
          from timee import TimeeClassifier

          classifier = TimeeClassifier.from_pretrained(${target})

          # Slow and fast waves with noise: series, channels, steps.
          noise = np.random.default_rng(0)
          steps = np.arange(256)
          speeds = np.array([8, 32] * 12)
          series = np.sin(steps / speeds[:, None]) + noise.normal(0, 0.2, (24, 256))
          series = series[:, None, :].astype(np.float32)
          labels = np.where(speeds == 8, "fast", "slow")

          answers, probabilities = classifier.predict(series[:20], labels[:20], series[20:])
          print(answers, labels[20:])
        `,
      },
    ];
  },
});
