import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import espnet from './espnet.ts';

const textFor = (record: object, revision?: string) =>
  generateSnippets(espnet, { id: 'espnet/model', ...record }, revision === undefined ? {} : { revision })
    .snippets[0]?.code.text;

describe('espnet', () => {
  it('prefers text-to-speech to speech recognition', () => {
    const text = textFor({ tags: ['automatic-speech-recognition', 'text-to-speech'] });
    expect(text).toContain('Text2Speech.from_pretrained("espnet/model")');
  });

  it('reads the audio from the result, which is a dictionary', () => {
    expect(textFor({ tags: ['text-to-speech'] })).toContain('output["wav"]');
  });

  it('imports soundfile to read the recording', () => {
    const text = textFor({ tags: ['automatic-speech-recognition'] });
    expect(text).toContain('import soundfile as sf');
    expect(text).toContain('from espnet2.bin.asr_inference import Speech2Text');
  });

  it('uses the speech-to-text interface for OWSM models', () => {
    expect(textFor({ id: 'espnet/owsm_v3.1_ebf', tags: ['automatic-speech-recognition'] })).toContain(
      'from espnet2.bin.s2t_inference import Speech2Text',
    );
  });

  it('reads OWSM models without a decoder by their own class', () => {
    const text = textFor({ id: 'espnet/owsm_ctc_v4_1B', tags: ['automatic-speech-recognition'] });
    expect(text).toContain('from espnet2.bin.s2t_inference_ctc import Speech2TextGreedySearch');
    expect(text).toContain('recognizer.batch_decode("speech.flac")');
  });

  it('selects a speaker of a multi-speaker voice', () => {
    const tags = ['text-to-speech', 'dataset:vctk'];
    expect(textFor({ tags })).toContain('if voice.use_sids:');
  });

  it('finds the speakers in the files of a voice', () => {
    const tags = ['text-to-speech'];
    const siblings = [{ rfilename: 'meta.yaml' }, { rfilename: 'dump/raw/org/tr_no_dev/spk2sid' }];
    expect(textFor({ tags, siblings })).toContain('if voice.use_sids:');
    expect(textFor({ tags, siblings: siblings.slice(0, 1) })).not.toContain('use_sids');
  });

  it.each([
    ['exp/tts_train_raw_phn_tacotron_none/config.yaml', true],
    ['exp/tts_train_raw_phn_none/config.yaml', true],
    ['exp/tts_train_raw_phn_tacotron_g2p_en_no_space/config.yaml', false],
    ['exp/tts_train_raw_char_none/config.yaml', false],
  ])('knows from %s whether a voice takes phonemes', (rfilename, takes) => {
    const [snippet] = generateSnippets(espnet, {
      id: 'espnet/model',
      pipeline_tag: 'text-to-speech',
      siblings: [{ rfilename: 'meta.yaml' }, { rfilename }],
    }).snippets;
    expect(snippet?.code.text.includes('voice("<phonemes>")')).toBe(takes);
    expect(snippet?.warnings?.some(({ code }) => code === 'placeholder')).toBe(takes);
  });

  it('speaks Japanese, also if the hub cut off the end of its name', () => {
    const id =
      'espnet/kan-bayashi_jvs_tts_finetune_jvs001_jsut_vits_raw_phn_jaconv_pyopenjta-truncated-178804';
    const [snippet] = generateSnippets(espnet, { id, pipeline_tag: 'text-to-speech' }).snippets;
    expect(snippet?.code.text).toContain('船は九時半に出ます。');
    expect(snippet?.install).toContainEqual(expect.objectContaining({ name: 'pyopenjtalk' }));
  });

  it('appends the revision to the id after an @', () => {
    expect(textFor({ tags: ['text-to-speech'] }, 'v1')).toContain('from_pretrained("espnet/model@v1")');
  });

  it('returns a notice for other types of model', () => {
    expect(generateSnippets(espnet, { id: 'espnet/model', tags: ['diarization'] })).toEqual({
      snippets: [],
      notice: { code: 'model-type-unknown', message: 'Type of model unknown' },
    });
  });
});
