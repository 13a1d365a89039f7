import { py } from '../../code/index.ts';
import { hasTag } from '../../records/fields.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleText } from '../../snippets/samples.ts';
import { placeholder } from '../../snippets/warnings.ts';
import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'TensorFlowTTS',
  repoName: 'TensorFlowTTS',
  repoUrl: 'https://github.com/TensorSpeech/TensorFlowTTS',
  tasks: ['text-to-speech'],
  summary: 'Speech synthesis in TensorFlow 2: Tacotron, FastSpeech, MelGAN and their kin.',
  status: 'unmaintained',
  languages: ['python', 'shell'],

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    const install = [pip('TensorFlowTTS'), ...needs];
    const load = py`
      from tensorflow_tts.inference import TFAutoModel
      ${imports}

      model = TFAutoModel.from_pretrained(${target})
    `;
    if (
      hasTag(model, 'text-to-mel') ||
      (model.pipeline_tag === 'text-to-speech' && !hasTag(model, 'mel-to-wav'))
    )
      return [
        {
          title: 'Turn a text into phonemes for the model',
          install,
          code: py`
            from tensorflow_tts.inference import AutoProcessor, TFAutoModel
            ${imports}

            processor = AutoProcessor.from_pretrained(${target})
            model = TFAutoModel.from_pretrained(${target})

            input_ids = processor.text_to_sequence(${sampleText(model, 'text-to-speech')})
            print(input_ids)
          `,
        },
      ];
    if (hasTag(model, 'mel-to-wav'))
      return [
        {
          title: 'Turn a mel spectrogram into sound',
          install: [...install, pip('numpy')],
          warnings: [placeholder('a mel spectrogram of a text-to-mel model, saved as mel.npy,')],
          code: py`
            import numpy as np
            ${load}

            mels = np.load("mel.npy")
            audios = model.inference(mels)
            print(audios.shape)
          `,
        },
      ];
    return [downloadSnippet(model, context)];
  },
});
