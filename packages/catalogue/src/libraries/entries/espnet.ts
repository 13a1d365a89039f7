import { py } from '../../code/index.ts';
import { modelTypeUnknown } from '../../errors.ts';
import { filesOf, hasTag, listsNone, nameOf, widgetOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleUrl } from '../../snippets/samples/image.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { pickle, placeholder } from '../../snippets/warnings.ts';
import { torchForAudio } from '../recipes/setup/torch-audio.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';
import { sampleLanguageOf } from '../../tasks/languages.ts';
import * as asset from '../../tasks/sample-assets.ts';

/** Texts for voices that do not support English. */
const texts: Readonly<Record<string, string>> = { ja: '船は九時半に出ます。', zh: '渡轮九点半出发。' };

const spokenText = (model: ModelRecord): string => {
  if (takesPhonemes(model)) return '<phonemes>';
  const language = isJapanese(model) ? 'ja' : Object.keys(texts).find((one) => hasTag(model, one));
  return widgetOf(model)?.text ?? texts[language ?? ''] ?? sampleTextOf(model, textToSpeech);
};

const isJapanese = (model: ModelRecord): boolean =>
  hasTag(model, 'ja') ||
  sampleLanguageOf(model, textToSpeech.input.text) === 'ja' ||
  [model.id, ...filesOf(model)].some((name) =>
    /pyopenj|jaconv|(?<![a-z])(?:jsut|jvs|tsukuyomi)(?![a-z])/i.test(name),
  );

/** Paths and names have the parts that turn a text into phonemes, the last of which is `none` if there is no such part. */
const takesPhonemes = (model: ModelRecord): boolean =>
  [nameOf(model), ...filesOf(model)].some((name) => /_phn_(?:[a-z]+_)*none(?![a-z])/.test(name));

/** Multi-speaker voices need a number, a vector or a recording to select the speaker. */
const hasSpeakers = (model: ModelRecord): boolean =>
  /gst|xvector|multi_spk|_sid/.test(nameOf(model)) ||
  filesOf(model).some((file) => /(?:^|\/)spk2sid$/.test(file)) ||
  hasTag(model, 'dataset:vctk', 'dataset:libritts', 'dataset:jvs');

const ownPhonemes = placeholder('phonemes separated by spaces, as in the texts of its training,');

const needs = (espnet: string) => [
  pip(espnet, undefined, { python: '>=3.12,<3.14' }),
  pip('espnet_model_zoo'),
  torchForAudio,
  pip('soundfile'),
];

const isFor = (model: ModelRecord, task: string): boolean =>
  model.pipeline_tag === task || hasTag(model, task);

export default defineLibrary({
  prettyLabel: 'ESPnet',
  synonyms: ['esp net', 'end to end speech toolkit'],
  repoName: 'ESPnet',
  repoUrl: 'https://github.com/espnet/espnet',
  docsUrl: 'https://huggingface.co/docs/hub/espnet',
  summary: 'Recognises, speaks, separates and translates speech.',
  filter: true,
  languages: ['python'],
  tasks: ['automatic-speech-recognition', 'text-to-speech'],
  aliases: ['espnet2'],
  refuses: (model) => listsNone(model, 'meta.yaml'),

  snippets(model, { platform, revision }) {
    const target = revision === undefined ? model.id : `${model.id}@${revision}`;
    const common = { install: needs('espnet'), warnings: [pickle] };
    const speech = sampleUrl(platform, asset.speech);

    const speak = (): Snippet => ({
      ...common,
      title: 'Synthesize speech',
      warnings: takesPhonemes(model) ? [pickle, ownPhonemes] : [pickle],
      // The extra has what turns texts into sounds; the package for Japanese is in none.
      install: [...needs('espnet[tts]'), ...(isJapanese(model) ? [pip('pyopenjtalk')] : [])],
      code: hasSpeakers(model)
        ? py`
            from urllib.request import urlretrieve

            import numpy as np
            import soundfile as sf
            from espnet2.bin.tts_inference import Text2Speech

            voice = Text2Speech.from_pretrained(${target})

            urlretrieve(${retrievable(speech)}, "speaker.flac")
            speaker = {}
            if voice.use_sids:
                speaker["sids"] = np.array([1])
            if voice.use_spembs:
                speaker["spembs"] = np.random.default_rng(0).normal(size=voice.tts.spk_embed_dim).astype("float32")
            if voice.use_speech:
                speaker["speech"] = sf.read("speaker.flac", dtype="float32")[0]

            output = voice(${spokenText(model)}, **speaker)
            sf.write("output.wav", output["wav"].view(-1).cpu().numpy(), voice.fs)
          `
        : py`
            import soundfile as sf
            from espnet2.bin.tts_inference import Text2Speech

            voice = Text2Speech.from_pretrained(${target})

            output = voice(${spokenText(model)})
            sf.write("output.wav", output["wav"].view(-1).cpu().numpy(), voice.fs)
          `,
    });

    if (isFor(model, 'text-to-speech')) return [speak()];
    if (isFor(model, 'automatic-speech-recognition')) {
      const transcribes = { ...common, title: 'Transcribe a recording' };
      if (/owsm_ctc/i.test(nameOf(model)))
        return [
          {
            ...transcribes,
            code: py`
              from urllib.request import urlretrieve

              from espnet2.bin.s2t_inference_ctc import Speech2TextGreedySearch

              recognizer = Speech2TextGreedySearch.from_pretrained(${target}, lang_sym="<eng>", task_sym="<asr>")

              urlretrieve(${retrievable(speech)}, "speech.flac")
              print(recognizer.batch_decode("speech.flac"))
            `,
          },
        ];
      return [
        {
          ...transcribes,
          code: py`
            from urllib.request import urlretrieve

            import soundfile as sf
            from espnet2.bin.${py.identifier(/owsm/i.test(nameOf(model)) ? 's2t_inference' : 'asr_inference')} import Speech2Text

            recognizer = Speech2Text.from_pretrained(${target})

            urlretrieve(${retrievable(speech)}, "speech.flac")
            speech, rate = sf.read("speech.flac")
            text, *_ = recognizer(speech)[0]
            print(text)
          `,
        },
      ];
    }
    if (isFor(model, 'audio-to-audio'))
      return [
        {
          ...common,
          title: 'Separate the sources of a recording',
          warnings: [pickle, placeholder('a recording at the sample rate of the model, as mixture.wav,')],
          code: py`
            import soundfile as sf
            from espnet2.bin.enh_inference import SeparateSpeech

            separate = SeparateSpeech.from_pretrained(${target})

            mixture, rate = sf.read("mixture.wav", dtype="float32")
            for number, wave in enumerate(separate(mixture[None], fs=rate), start=1):
                sf.write(f"source_{number}.wav", wave.squeeze(), rate)
          `,
        },
      ];
    return { notice: modelTypeUnknown };
  },
});
