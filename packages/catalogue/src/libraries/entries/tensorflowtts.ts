import { type Code, py } from '../../code/index.ts';
import type { ModelRecord } from '../../records/model.ts';
import { hasTag, nameOf } from '../../records/fields.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { downloadSnippet, hubDownload } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { oldPython, placeholder } from '../../snippets/warnings.ts';
import { defineLibrary } from '../define.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';

const ratios = py`ratio = tf.convert_to_tensor([1.0])`;

/** The families take different inputs; the second output of each is the spectrogram. */
function spoken(model: ModelRecord): Code<'python'> {
  if (/fastspeech2/i.test(model.id))
    return py`
      ${ratios}
      outputs = model.inference(inputs, speaker, ratio, ratio, ratio)
    `;
  if (/fastspeech/i.test(model.id))
    return py`
      ${ratios}
      outputs = model.inference(inputs, speaker, ratio)
    `;
  return py`
    length = tf.convert_to_tensor([len(ids)], dtype=tf.int32)
    outputs = model.inference(inputs, length, speaker)
  `;
}

const isTextToMel = (model: ModelRecord): boolean =>
  hasTag(model, 'text-to-mel') || (model.pipeline_tag === 'text-to-speech' && !hasTag(model, 'mel-to-wav'));

/**
 * It pins TensorFlow 2.6, which allows releases of Keras and protobuf that do not work with it; pyworld 0.3.5
 * does not compile with Python 3.8, and german-transliterate is imported but not declared.
 */
const install = [
  pip('TensorFlowTTS', undefined, { python: '<3.9' }),
  pip('keras', '<2.7'),
  pip('protobuf', '<3.21'),
  pip('pyworld', '<0.3.5'),
  pip('german-transliterate'),
  pip('numpy'),
];

const downloaded = (model: ModelRecord, file: string): string => `${nameOf(model)}/${file}`;

const load = (model: ModelRecord): Code<'python'> => py`
  config = AutoConfig.from_pretrained(${downloaded(model, 'config.yml')})
  model = TFAutoModel.from_pretrained(${downloaded(model, 'model.h5')}, config=config)
`;

const toMel = (model: ModelRecord): Snippet => ({
  title: 'Turn a text into a mel spectrogram',
  install: [...install, pip('tensorflow', '<2.7')],
  warnings: [oldPython('3.8')],
  code: py`
    import numpy as np
    import tensorflow as tf
    from tensorflow_tts.inference import AutoConfig, AutoProcessor, TFAutoModel

    processor = AutoProcessor.from_pretrained(${downloaded(model, 'processor.json')})
    ${load(model)}

    ids = processor.text_to_sequence(${sampleTextOf(model, textToSpeech)})
    inputs = tf.convert_to_tensor([ids], dtype=tf.int32)
    speaker = tf.convert_to_tensor([0], dtype=tf.int32)
    ${spoken(model)}
    # A mel-to-wav model turns it into sound.
    np.save("mel.npy", outputs[1].numpy())
    print(outputs[1].shape)
  `,
});

const toSound = (model: ModelRecord): Snippet => ({
  title: 'Turn a mel spectrogram into sound',
  install,
  warnings: [oldPython('3.8'), placeholder('a mel spectrogram of a text-to-mel model, saved as mel.npy,')],
  code: py`
    import numpy as np
    from tensorflow_tts.inference import AutoConfig, TFAutoModel

    ${load(model)}

    mels = np.load("mel.npy")
    audios = model.inference(mels)
    print(audios.shape)
  `,
});

export default defineLibrary({
  prettyLabel: 'TensorFlowTTS',
  repoName: 'TensorFlowTTS',
  repoUrl: 'https://github.com/TensorSpeech/TensorFlowTTS',
  tasks: ['text-to-speech'],
  summary: 'Speech synthesis in TensorFlow 2: Tacotron, FastSpeech, MelGAN and their kin.',
  status: 'unmaintained',
  languages: ['python', 'shell'],

  snippets(model, context) {
    const ofText = isTextToMel(model);
    if (!ofText && !hasTag(model, 'mel-to-wav')) return [downloadSnippet(model, context)];
    const files = [...(ofText ? ['processor.json'] : []), 'config.yml', 'model.h5'];
    // The client of the hub that it pins fails on today's redirects.
    const download: Snippet = {
      title: 'Download the model',
      install: [hubTool(context)],
      code: hubDownload(model, context, { files }),
    };
    return [download, ofText ? toMel(model) : toSound(model)];
  },
});
