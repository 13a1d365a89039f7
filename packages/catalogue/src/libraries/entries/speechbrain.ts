import { type Code, py } from '../../code/index.ts';
import { interfaceInvalid, interfaceMissing } from '../../errors.ts';
import { nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleUrl } from '../../snippets/sample-image.ts';
import { sampleTextOf } from '../../snippets/sample-text.ts';
import type { Warning } from '../../snippets/snippet.ts';
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
  readonly writes?: true;
}

const transcribe: Use = {
  title: 'Transcribe a recording',
  code: py`print(model.transcribe_file("speech.flac"))`,
};

const enhance: Use = {
  title: 'Remove noise from a recording',
  code: py`model.enhance_file("speech.flac", output_filename="enhanced.wav")`,
};

/** How each interface processes one recording. */
const uses = new Map<string, Use>([
  [
    'EncoderClassifier',
    {
      title: 'Classify a recording',
      code: py`
        probabilities, score, index, label = model.classify_file("speech.flac")
        print(label, score)
      `,
    },
  ],
  ['EncoderDecoderASR', transcribe],
  ['EncoderASR', transcribe],
  ['WhisperASR', transcribe],
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
  [
    'EndToEndSLU',
    { title: 'Understand a spoken command', code: py`print(model.decode_file("speech.flac"))` },
  ],
]);

/** Interfaces that return a spectrogram, which a vocoder converts to audio; some take a list of texts. */
const voices = new Map([
  ['Tacotron2', false],
  ['FastSpeech2', true],
]);

/** The project names its own repositories after what they do and their model. */
const namedInterfaces: readonly (readonly [name: RegExp, interfaceName: string])[] = [
  [/^speechbrain\/(?:re)?sepformer-/, 'SepformerSeparation'],
  [/^speechbrain\/asr-whisper-/, 'WhisperASR'],
  [/^speechbrain\/asr-(?:branchformer|conformer|crdnn|transformer)/, 'EncoderDecoderASR'],
  [/^speechbrain\/asr-wav2vec2-(?:commonvoice-14|dvoice)-/, 'EncoderASR'],
  [/^speechbrain\/spkrec-/, 'SpeakerRecognition'],
  [/^speechbrain\/lang-id-/, 'EncoderClassifier'],
  [/^speechbrain\/vad-/, 'VAD'],
  [/^speechbrain\/metricgan-/, 'SpectralMaskEnhancement'],
  [/^speechbrain\/tts-tacotron2-/, 'Tacotron2'],
  [/^speechbrain\/tts-fastspeech2-(?!internal)/, 'FastSpeech2'],
];

const byName: Warning = {
  code: 'inferred',
  message: 'The record has no configuration: the interface was taken from the name of the repository.',
};

/** The interface of a record without a configuration, as lists of the hub have. */
const interfaceInName = ({ id, config }: ModelRecord): string | undefined =>
  config === undefined ? namedInterfaces.find(([name]) => name.test(id))?.[1] : undefined;

const vocoders = new Set(['HIFIGAN', 'DiffWaveVocoder']);

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

  fits: (model) => (model.config?.speechbrain ? 'Its configuration has a SpeechBrain section.' : undefined),

  snippets(model, { platform, revision }) {
    const config = model.config?.speechbrain;
    const given = config?.speechbrain_interface ?? config?.interface;
    const name = given || interfaceInName(model);
    const warnings = given ? [recipe] : [recipe, byName];
    if (!name) return { notice: interfaceMissing };
    const pinned = revision !== undefined;
    const pin = pinned ? py`, fetch_config=FetchConfig(revision=${revision})` : py.none;
    const pinImport = pinned ? py`from speechbrain.utils.fetching import FetchConfig` : py.none;

    const takesList = voices.get(name);
    if (takesList !== undefined) {
      const vocoder = config?.vocoder_interface ?? 'HIFIGAN';
      if (!vocoders.has(vocoder)) return { notice: interfaceInvalid };
      const [tts, turn] = [py.identifier(name), py.identifier(vocoder)];
      const text = sampleTextOf(model, textToSpeech);
      return [
        {
          title: 'Synthesize speech',
          install: [pip('speechbrain'), torchForAudio, pip('soundfile')],
          warnings,
          code: py`
            import soundfile as sf
            from speechbrain.inference.TTS import ${tts}
            from speechbrain.inference.vocoders import ${turn}
            ${pinImport}

            tts = ${tts}.from_hparams(${model.id}${pin})
            vocoder = ${turn}.from_hparams(${config?.vocoder_model_id ?? 'speechbrain/tts-hifigan-ljspeech'})

            spectrogram = tts.encode_text(${takesList ? [text] : text})[0]
            waveform = vocoder.decode_batch(spectrogram)
            sample_rate = getattr(vocoder.hparams, "sample_rate", 22050)
            sf.write("output.wav", waveform.squeeze().cpu().numpy(), sample_rate)
          `,
        },
      ];
    }

    const use = uses.get(name);
    if (!use) return { notice: interfaceInvalid };
    const type = py.identifier(name);
    return [
      {
        title: /enhancement/i.test(nameOf(model)) ? enhance.title : use.title,
        install: [pip('speechbrain'), torchForAudio, ...(use.writes ? [pip('soundfile')] : [])],
        warnings,
        code: py`
          from urllib.request import urlretrieve

          ${use.writes ? py`import soundfile as sf` : py.none}
          from speechbrain.inference import ${type}
          ${pinImport}

          model = ${type}.from_hparams(${model.id}${pin})

          urlretrieve(${retrievable(sampleUrl(platform, asset.speech))}, "speech.flac")
          ${use.code}
        `,
      },
    ];
  },
});
