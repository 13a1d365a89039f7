import { type Code, py } from '../../code/index.ts';
import { interfaceInvalid, interfaceMissing } from '../../errors.ts';
import { nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleUrl } from '../../snippets/samples/image.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { remoteCode } from '../../snippets/warnings.ts';
import { torchForAudio } from '../recipes/setup/torch-audio.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';
import * as asset from '../../tasks/sample-assets.ts';

const recipe: Warning = {
  code: 'unsafe-format',
  message: 'The hyperparams.yaml of the repository can run code when it is read. Read it first.',
};

interface Use {
  readonly title: string;
  readonly code: Code<'python'>;
  readonly imports?: Code<'python'>;
  readonly writes?: true;
  /** It takes a text in place of a recording. */
  readonly reads?: true;
}

const transcribe: Use = {
  title: 'Transcribe a recording',
  code: py`print(model.transcribe_file("speech.flac"))`,
};

const classify: Use = {
  title: 'Classify a recording',
  code: py`
    probabilities, score, index, label = model.classify_file("speech.flac")
    print(label, score)
  `,
};

const understand: Use = {
  title: 'Understand a spoken command',
  code: py`print(model.decode_file("speech.flac"))`,
};

const enhance: Use = {
  title: 'Remove noise from a recording',
  code: py`model.enhance_file("speech.flac", output_filename="enhanced.wav")`,
};

const download = py`
  from urllib.request import urlretrieve

`;

/** How each interface processes one recording. */
const uses = new Map<string, Use>([
  ['EncoderClassifier', classify],
  ['EncoderDecoderASR', transcribe],
  ['EncoderASR', transcribe],
  ['WhisperASR', transcribe],
  [
    'StreamingASR',
    {
      title: transcribe.title,
      imports: py`from speechbrain.utils.dynamic_chunk_training import DynChunkTrainConfig`,
      // By default, it reads files with what recent releases of torchaudio lack.
      code: py`
        # It hears chunks of 24 frames, each with the four chunks before it.
        chunks = DynChunkTrainConfig(24, 4)
        print(model.transcribe_file("speech.flac", chunks, use_torchaudio_streaming=False))
      `,
    },
  ],
  ['SpectralMaskEnhancement', enhance],
  ['WaveformEnhancement', enhance],
  [
    'SepformerSeparation',
    {
      title: 'Separate the sources of a recording',
      writes: true,
      code: py`
        sources = model.separate_file("speech.flac")
        for n in range(sources.shape[2]):
            sf.write(f"source{n + 1}.wav", sources[0, :, n].cpu().numpy(), model.hparams.sample_rate)
      `,
    },
  ],
  [
    'SpeakerRecognition',
    {
      title: 'Check whether two recordings have the same speaker',
      code: py`
        score, same = model.verify_files("speech.flac", "speech.flac")
        print(score.item(), same.item())
      `,
    },
  ],
  ['VAD', { title: 'Find speech in a recording', code: py`print(model.get_speech_segments("speech.flac"))` }],
  ['EndToEndSLU', understand],
  [
    'Speech_Emotion_Diarization',
    {
      title: 'Find when emotions are heard in a recording',
      code: py`print(model.diarize_file("speech.flac"))`,
    },
  ],
  [
    'GraphemeToPhoneme',
    {
      title: 'Convert a text to phonemes',
      reads: true,
      code: py`print(model("The ferry leaves at half past nine."))`,
    },
  ],
]);

/** Repositories with an interface of their own: its class in their custom_interface.py. */
const ownInterfaces: readonly (readonly [id: RegExp, className: string, use: Use])[] = [
  [
    /^speechbrain\/emotion-recognition-wav2vec2-|\/accent-id-commonaccent_xlsr-/i,
    'CustomEncoderWav2vec2Classifier',
    classify,
  ],
  [/^speechbrain\/slu-direct-slurp-/i, 'CustomSLUDecoder', understand],
];

/** Interfaces that return a spectrogram, which a vocoder converts to audio; some take a list of texts. */
const voices = new Map([
  ['Tacotron2', false],
  ['FastSpeech2', true],
]);

/** The project names its repositories after what they do and their model, and so do others who train its models. */
const namedInterfaces: readonly (readonly [name: RegExp, interfaceName: string])[] = [
  [/^(?:re)?sepformer-/, 'SepformerSeparation'],
  [/^asr-whisper-/, 'WhisperASR'],
  [/^asr-streaming-/, 'StreamingASR'],
  [/^asr-(?:branchformer|conformer|crdnn|transformer)/, 'EncoderDecoderASR'],
  [/^asr-wav2vec2-(?:commonvoice-14|dvoice)-/, 'EncoderASR'],
  [/^spkrec-/, 'SpeakerRecognition'],
  [/^lang-id-/, 'EncoderClassifier'],
  [/^vad-/, 'VAD'],
  [/^metricgan-/, 'SpectralMaskEnhancement'],
  [/^emotion-diarization-/, 'Speech_Emotion_Diarization'],
  [/^soundchoice-g2p/, 'GraphemeToPhoneme'],
  [/^tts-hifigan-(?:ljspeech|libritts-22050Hz)$/, 'HIFIGAN'],
  [/^tts-diffwave-ljspeech$/, 'DiffWaveVocoder'],
  [/^tts-tacotron2-/, 'Tacotron2'],
  [/^tts-fastspeech2-(?!internal)/, 'FastSpeech2'],
];

const isOfProject = ({ id }: ModelRecord): boolean => id.startsWith('speechbrain/');

const byName: Warning = {
  code: 'inferred',
  message: 'The record has no configuration: the interface was taken from the name of the repository.',
};

/** The interface of a record without the section of the library, as lists of the hub have. */
const interfaceInName = (model: ModelRecord): string | undefined =>
  model.config?.speechbrain === undefined && (isOfProject(model) || model.library_name === 'speechbrain')
    ? namedInterfaces.find(([name]) => name.test(nameOf(model)))?.[1]
    : undefined;

/** What each vocoder takes besides a spectrogram. */
const vocoders = new Map([
  ['HIFIGAN', py.none],
  ['DiffWaveVocoder', py`, hop_len=256`],
]);

/** Vocoders are heard with this model, whose spectrograms those of the project are trained for. */
const usualVoice = { name: 'Tacotron2', id: 'speechbrain/tts-tacotron2-ljspeech' };

/** Whether it is one of the vocoders of the project, whatever its configuration lacks. */
const isHeardVocoder = (model: ModelRecord, name: string): boolean =>
  vocoders.has(name) &&
  isOfProject(model) &&
  namedInterfaces.some(([known, type]) => type === name && known.test(nameOf(model)));

/** Encoders that it takes from Transformers, which it does not install; one voice reads phonemes of another model. */
const fromTransformers = /fastspeech2|g2p|hubert|wav2vec2|wavlm|whisper|xlsr/i;

export default defineLibrary({
  prettyLabel: 'speechbrain',
  synonyms: ['speech brain'],
  repoName: 'speechbrain',
  repoUrl: 'https://github.com/speechbrain/speechbrain',
  docsUrl: 'https://huggingface.co/docs/hub/speechbrain',
  summary: 'Speech processing in PyTorch: recognition, speakers, enhancement, separation, synthesis.',
  filter: true,
  countDownloads: 'path:"hyperparams.yaml"',
  tasks: ['audio-classification', 'audio-to-audio', 'automatic-speech-recognition', 'text-to-speech'],
  languages: ['python'],

  claims: (model) =>
    model.library_name !== 'speechbrain' && interfaceInName(model) !== undefined
      ? 'Its name is that of a model of the SpeechBrain project.'
      : undefined,
  fits: (model) => (model.config?.speechbrain ? 'Its configuration has a SpeechBrain section.' : undefined),

  snippets(model, { platform, revision }) {
    const config = model.config?.speechbrain;
    const own = ownInterfaces.find(([id]) => id.test(model.id));
    const given = config?.speechbrain_interface ?? config?.interface;
    const name = own?.[1] ?? (given || interfaceInName(model));
    const warnings = own ? [recipe, remoteCode] : given ? [recipe] : [recipe, byName];
    if (!name) return { notice: interfaceMissing };
    const pinned = revision !== undefined;
    const pin = pinned ? py`, fetch_config=FetchConfig(revision=${revision})` : py.none;
    const pinImport = pinned ? py`from speechbrain.utils.fetching import FetchConfig` : py.none;
    const needs = [
      pip('speechbrain'),
      torchForAudio,
      ...(fromTransformers.test(model.id) ? [pip('transformers')] : []),
    ];

    const isVocoder = isHeardVocoder(model, name);
    const voice = isVocoder ? usualVoice.name : name;
    const takesList = voices.get(voice);
    if (takesList !== undefined) {
      const vocoder = isVocoder ? name : (config?.vocoder_interface ?? 'HIFIGAN');
      const more = vocoders.get(vocoder);
      if (more === undefined) return { notice: interfaceInvalid };
      const [tts, turn] = [py.identifier(voice), py.identifier(vocoder)];
      const text = sampleTextOf(model, textToSpeech);
      const itself = py`${model.id}${pin}`;
      return [
        {
          title: 'Synthesize speech',
          install: [...needs, pip('soundfile')],
          warnings,
          code: py`
            import soundfile as sf
            from speechbrain.inference.TTS import ${tts}
            from speechbrain.inference.vocoders import ${turn}
            ${pinImport}

            tts = ${tts}.from_hparams(${isVocoder ? usualVoice.id : itself})
            vocoder = ${turn}.from_hparams(${isVocoder ? itself : (config?.vocoder_model_id ?? 'speechbrain/tts-hifigan-ljspeech')})

            spectrogram = tts.encode_text(${takesList ? [text] : text})[0]
            waveform = vocoder.decode_batch(spectrogram${more})
            sample_rate = getattr(vocoder.hparams, "sample_rate", 22050)
            sf.write("output.wav", waveform.squeeze().cpu().numpy(), sample_rate)
          `,
        },
      ];
    }

    const use = own?.[2] ?? uses.get(name);
    if (!use) return { notice: interfaceInvalid };
    const type = py.identifier(name);
    return [
      {
        title: /enhancement/i.test(nameOf(model)) ? enhance.title : use.title,
        install: [...needs, ...(use.writes ? [pip('soundfile')] : [])],
        warnings,
        code: py`
          ${use.reads ? py.none : download}
          ${use.writes ? py`import soundfile as sf` : py.none}
          from speechbrain.inference import ${own ? py`foreign_class` : type}
          ${use.imports ?? py.none}
          ${pinImport}

          ${
            own
              ? py`model = foreign_class(${model.id}, pymodule_file="custom_interface.py", classname=${name}${pin})`
              : py`model = ${type}.from_hparams(${model.id}${pin})`
          }

          ${
            use.reads
              ? py.none
              : py`urlretrieve(${retrievable(sampleUrl(platform, asset.speech))}, "speech.flac")`
          }
          ${use.code}
        `,
      },
    ];
  },
});
