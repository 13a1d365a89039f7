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

  it('reads the former name of the field', () => {
    expect(generate({ interface: 'EncoderASR' }).snippets).toHaveLength(1);
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
  ])('takes the interface of %s without a configuration from its name: %s', (id, name) => {
    const [snippet] = generateSnippets(speechbrain, { id }).snippets;
    expect(snippet?.code.text).toContain(`${name}.from_hparams("${id}")`);
    expect(snippet?.warnings?.map(({ code }) => code)).toContain('inferred');
  });

  it.each([
    { id: 'speechbrain/asr-streaming-conformer-librispeech' },
    { id: 'speechbrain/tts-fastspeech2-internal-alignment-ljspeech' },
    { id: 'ada/sepformer-tides' },
    { id: 'speechbrain/sepformer-tides', config: {} },
  ])('has a notice for %j', (record) => {
    expect(generateSnippets(speechbrain, record)).toMatchObject({
      snippets: [],
      notice: { code: 'interface-missing' },
    });
  });
});
