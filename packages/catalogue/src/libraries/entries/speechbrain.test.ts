import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import speechbrain from './speechbrain.ts';

const generate = (section: unknown, revision?: string) =>
  generateSnippets(
    speechbrain,
    { id: 'speechbrain/model', config: { speechbrain: section } },
    revision === undefined ? {} : { revision },
  );

const textFor = (name: string, revision?: string) =>
  generate({ speechbrain_interface: name }, revision).snippets[0]?.code.text ?? '';

const installsTransformers = (id: string) =>
  JSON.stringify(generateSnippets(speechbrain, { id }).snippets[0]?.install).includes('"transformers"');

describe('speechbrain', () => {
  it('returns a notice if the interface is not specified', () => {
    for (const section of [undefined, {}, { speechbrain_interface: '' }])
      expect(generate(section).notice?.message).toBe('interface not specified in config.json');
  });

  it.each(['Nonsense', 'constructor', 'EncoderWav2vecClassifier'])(
    'returns a notice for the invalid interface %s',
    (name) => {
      expect(generate({ speechbrain_interface: name })).toEqual({
        snippets: [],
        notice: { code: 'interface-invalid', message: 'interface in config.json invalid' },
      });
    },
  );

  it.each([
    ['EncoderClassifier', 'classify_file'],
    ['EncoderDecoderASR', 'transcribe_file'],
    ['EncoderASR', 'transcribe_file'],
    ['SpectralMaskEnhancement', 'enhance_file'],
    ['SepformerSeparation', 'separate_file'],
  ])('calls %s with %s', (name, method) => {
    const text = textFor(name);
    expect(text).toContain(`from speechbrain.inference import ${name}`);
    expect(text).toContain(`model.${method}("speech.flac"`);
  });

  it('knows what hears in chunks by its name', () => {
    const [snippet] = generateSnippets(speechbrain, {
      id: 'speechbrain/asr-streaming-conformer-gigaspeech',
    }).snippets;
    expect(snippet?.code.text).toContain('model.transcribe_file("speech.flac", chunks,');
  });

  it('reads the former name of the field', () => {
    expect(generate({ interface: 'EncoderASR' }).snippets).toHaveLength(1);
  });

  it.each([
    ['tts-hifigan-libritts-22050Hz', 'HIFIGAN', 'decode_batch(spectrogram)'],
    ['tts-diffwave-ljspeech', 'DiffWaveVocoder', 'decode_batch(spectrogram, hop_len=256)'],
  ])('lets %s speak what another model reads', (name, type, call) => {
    const [snippet] = generateSnippets(speechbrain, { id: `speechbrain/${name}` }).snippets;
    expect(snippet?.code.text).toContain(
      'tts = Tacotron2.from_hparams("speechbrain/tts-tacotron2-ljspeech")',
    );
    expect(snippet?.code.text).toContain(`vocoder = ${type}.from_hparams("speechbrain/${name}")`);
    expect(snippet?.code.text).toContain(call);
  });

  it('has a notice for a vocoder of unknown spectrograms', () => {
    expect(generate({ speechbrain_interface: 'HIFIGAN' }).notice?.code).toBe('interface-invalid');
  });

  it.each([
    ['speechbrain/emotion-recognition-wav2vec2-IEMOCAP', 'CustomEncoderWav2vec2Classifier'],
    ['Jzuluaga/accent-id-commonaccent_xlsr-it', 'CustomEncoderWav2vec2Classifier'],
    ['speechbrain/SLU-direct-SLURP-hubert-enc', 'CustomSLUDecoder'],
  ])('loads %s by the class in its repository', (id, type) => {
    const config = { speechbrain: { speechbrain_interface: 'EncoderWav2vecClassifier' } };
    const [snippet] = generateSnippets(speechbrain, { id, config }, { revision: 'v1' }).snippets;
    expect(snippet?.code.text.replaceAll(/\s+/g, ' ')).toContain(
      `pymodule_file="custom_interface.py", classname="${type}", fetch_config=FetchConfig(revision="v1")`,
    );
    expect(snippet?.warnings?.map(({ code }) => code)).toContain('remote-code');
  });

  it('installs Transformers for encoders that come from it', () => {
    expect(installsTransformers('speechbrain/asr-whisper-medium-commonvoice-it')).toBe(true);
    expect(installsTransformers('speechbrain/tts-fastspeech2-ljspeech')).toBe(true);
    expect(installsTransformers('speechbrain/asr-crdnn-commonvoice-de')).toBe(false);
  });

  it('claims a record of the project that names another library, or only a model type', () => {
    expect(
      speechbrain.claims?.({ id: 'speechbrain/vad-crdnn-libriparty', library_name: 'transformers' }),
    ).toBe('Its name is that of a model of the SpeechBrain project.');
    expect(speechbrain.claims?.({ id: 'ada/vad-crdnn-libriparty' })).toBeUndefined();
  });

  it('converts a spectrogram to audio with the vocoder of the record', () => {
    const { snippets } = generate({
      speechbrain_interface: 'Tacotron2',
      vocoder_interface: 'HIFIGAN',
      vocoder_model_id: 'harbour/vocoder',
    });
    expect(snippets[0]?.code.text).toContain('vocoder = HIFIGAN.from_hparams("harbour/vocoder")');
    const unknown = generate({ speechbrain_interface: 'Tacotron2', vocoder_interface: 'Horn' });
    expect(unknown.notice?.message).toBe('interface in config.json invalid');
  });

  it('pins the revision of the download', () => {
    expect(textFor('EncoderASR', 'v1')).toContain('fetch_config=FetchConfig(revision="v1")');
  });

  it.each([
    ['speechbrain/asr-whisper-medium-commonvoice-it', 'WhisperASR'],
    ['speechbrain/asr-conformer-loquacious', 'EncoderDecoderASR'],
    ['speechbrain/asr-wav2vec2-dvoice-darija', 'EncoderASR'],
    ['speechbrain/tts-tacotron2-ljspeech', 'Tacotron2'],
    ['speechbrain/soundchoice-g2p', 'GraphemeToPhoneme'],
    ['speechbrain/emotion-diarization-wavlm-large', 'Speech_Emotion_Diarization'],
  ])('takes the interface of %s without a configuration from its name: %s', (id, name) => {
    const [snippet] = generateSnippets(speechbrain, { id }).snippets;
    expect(snippet?.code.text).toContain(`${name}.from_hparams("${id}")`);
    expect(snippet?.warnings?.map(({ code }) => code)).toContain('inferred');
  });

  it('also of others who name the library', () => {
    const record = { id: 'ada/sepformer-tides', library_name: 'speechbrain' };
    expect(generateSnippets(speechbrain, record).snippets[0]?.code.text).toContain(
      'SepformerSeparation.from_hparams("ada/sepformer-tides")',
    );
  });

  it.each([
    { id: 'speechbrain/tts-fastspeech2-internal-alignment-ljspeech' },
    { id: 'ada/sepformer-tides' },
    { id: 'speechbrain/sepformer-tides', config: { speechbrain: {} } },
  ])('has a notice for %j', (record) => {
    expect(generateSnippets(speechbrain, record)).toMatchObject({
      snippets: [],
      notice: { code: 'interface-missing' },
    });
  });
});
