/** @module How single fields of a record change the code for Transformers. */
import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../../records/model.ts';
import { librarySnippets } from '../../snippets.ts';
import { looksSaved } from './classes/saved.ts';
import { oldWeights } from './weights.ts';

function told(record: Partial<ModelRecord>) {
  const [found] = librarySnippets({ id: 'ada/tide', ...record }, { library: 'transformers' });
  const snippets = found?.snippets ?? [];
  return {
    text: snippets.map(({ code }) => code.text).join('\n'),
    install: snippets.flatMap(({ install = [] }) =>
      install.map((one) => ('name' in one ? one.name : one.kind)),
    ),
  };
}
const files = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });
const type = (model_type: string) => ({ config: { model_type } });

const weights = (record: Partial<ModelRecord>) => oldWeights({ id: 'a/b', ...record });
const widget = (...messages: readonly { readonly role: string; readonly content: string }[]) => ({
  ...type('llama'),
  tags: ['conversational'],
  pipeline_tag: 'text-generation',
  widgetData: [{ messages }],
});

describe('a translator of many languages', () => {
  it.each<[Partial<ModelRecord>, string, string]>([
    [{ id: 'ada/mbart-tide', ...type('mbart') }, 'src_lang = "en_XX"', '"fr_XX"'],
    [{ id: 'ada/nllb-tide', ...type('m2m_100') }, 'src_lang = "eng_Latn"', '"fra_Latn"'],
    [{ id: 'ada/tide', ...type('m2m_100') }, 'src_lang = "en"', '"__fr__"'],
    [{ id: 'ada/tide', ...type('nllb-moe') }, 'src_lang = "eng_Latn"', '"fra_Latn"'],
    [{ id: 'ada/nllb-EN-to-VI', ...type('m2m_100') }, '"eng_Latn"', '"vie_Latn"'],
    [{ id: 'ada/tide-hin-eng', ...type('mbart') }, '"hi_IN"', '"en_XX"'],
    [{ id: 'ada/mbart-gec', ...type('mbart') }, '"en_XX"', '"en_XX"'],
    [{ id: 'ada/tide-en-xx', ...type('mbart') }, '"en_XX"', '"fr_XX"'],
    [{ id: 'ada/tide-many-to-one', ...type('mbart'), cardData: { language: 'de' } }, '"de_DE"', '"en_XX"'],
    [{ id: 'ada/tide-many-to-one', ...type('mbart') }, '"fr_XX"', '"en_XX"'],
    [{ id: 'ada/tide', ...type('mbart'), cardData: { language: 'fr' } }, '"fr_XX"', '"en_XX"'],
  ])('%j sets its languages: %s, %s', (record, source, target) => {
    const { text } = told({ pipeline_tag: 'translation', ...record });
    expect(text).toContain(source);
    expect(text).toContain(`convert_tokens_to_ids(${target})`);
  });

  it.each([
    ['facebook/mbart-large-en-ro', 'decoder_start_token_id'],
    ['ken11/mbart-ja-en', 'decoder_start_token_id'],
    ['facebook/mbart-large-50-many-to-many-mmt', 'forced_bos_token_id'],
    ['ada/mbart-tide', 'forced_bos_token_id'],
  ])('%s sets the language as %s', (id, name) => {
    expect(told({ id, pipeline_tag: 'translation', ...type('mbart') }).text).toContain(
      `**inputs, ${name}=target`,
    );
  });

  it('leaves out a language that the family lacks', () => {
    const { text } = told({ id: 'ada/tide-fr-mos', pipeline_tag: 'translation', ...type('m2m_100') });
    expect(text).toContain('src_lang = "fr"');
    expect(text).toContain('generate(**inputs, max_new_tokens');
    expect(text).not.toContain('The sample is English');
    const other = told({ id: 'ada/tide-mos-fr', pipeline_tag: 'translation', ...type('m2m_100') }).text;
    expect(other).not.toContain('src_lang');
    expect(other).toContain('# The sample is English');
  });

  it('corrects a text with faults, or that of the widget', () => {
    const corrector = { id: 'ada/mbart-french-correction', ...type('mbart') };
    expect(told(corrector).text).toContain('Elle ont acheté');
    expect(told({ ...corrector, widgetData: [{ text: 'Il ont' }] }).text).toContain('tokenizer("Il ont"');
    expect(told({ ...corrector, id: 'ada/mbart-gec-ukr' }).text).toContain('Бібліотека');
  });

  it('says that a model was only pretrained', () => {
    const translator = { pipeline_tag: 'translation', ...type('mbart') };
    for (const name of ['large-cc25', 'large-50', 'large-50-latin-only'])
      expect(told({ id: `facebook/mbart-${name}`, ...translator }).text).toContain('# Pretrained only');
    const trained = { id: 'facebook/mbart-large-50-one-to-many-mmt', ...translator };
    expect(told(trained).text).not.toContain('# Pretrained only');
  });

  it.each<[Partial<ModelRecord>]>([
    [{ ...type('marian') }],
    [{ ...type('mbart'), pipeline_tag: 'summarization' }],
    [{ ...type('mbart'), id: 'ada/mbart-xsum' }],
    [{ ...type('mbart'), id: 'ada/mbart-large-50-verbalization' }],
  ])('%j sets none', (record) => {
    expect(told({ pipeline_tag: 'translation', ...record }).text).not.toContain('src_lang');
  });
});

describe('a chat', () => {
  const vision = { ...type('qwen2_vl'), tags: ['conversational'] };
  it('about an image, a video or a recording has its part and its packages', () => {
    const picture = told({ ...vision, pipeline_tag: 'image-text-to-text' });
    expect(picture.text).toContain('"type": "image"');
    expect(picture.text).toContain('Which animal is on the candy?');
    expect(picture.install).toEqual(expect.arrayContaining(['pillow', 'torchvision']));
    expect(picture.install).not.toContain('torchcodec');
    const film = told({ ...type('llava_onevision'), pipeline_tag: 'video-text-to-text' });
    expect(film.text).toContain('What happens in this video?');
    expect(film.install).toEqual(expect.arrayContaining(['torchcodec']));
    const sound = told({ ...type('qwen2_audio'), pipeline_tag: 'audio-text-to-text' });
    expect(sound.text).toContain('What is being said?');
    expect(sound.install).toContain('librosa');
    expect(sound.install).not.toContain('pillow');
  });

  it('without a task is about an image, unless the name is that of a base model', () => {
    expect(told(type('qwen2_vl')).text).toContain('apply_chat_template');
    expect(told({ ...type('qwen2_vl'), id: 'ada/tide-base' }).text).not.toContain('apply_chat_template');
  });

  it('with text alone installs no packages for images', () => {
    const { text, install } = told({ ...type('llama'), tags: ['conversational'] });
    expect(text).toContain('{"role": "user", "content": "Who are you?"}');
    expect(install).not.toContain('pillow');
  });

  it('takes the conversation of the widget if it ends with the user', () => {
    const user = { role: 'user', content: 'When is high water?' };
    const assistant = { role: 'assistant', content: 'At noon.' };
    expect(told(widget(user)).text).toContain('When is high water?');
    expect(told(widget(user, assistant)).text).not.toContain('When is high water?');
    expect(told(widget(assistant, user)).text).toContain('At noon.');
  });

  it('has an instruction for a language model with a text task', () => {
    const chat = { ...type('llama'), tags: ['conversational'] };
    expect(told({ ...chat, pipeline_tag: 'summarization' }).text).toContain(
      'Summarize this in one sentence: ',
    );
    expect(told({ ...chat, pipeline_tag: 'translation' }).text).toContain('Translate this into French: ');
    expect(told({ ...type('t5'), pipeline_tag: 'summarization' }).text).not.toContain('in one sentence');
  });
});

describe('a pipeline', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['text-classification', ['pipeline("text-classification"', 'The staff were kind'], []],
    ['image-classification', ['pipe("https://'], ['candidate_labels']],
    ['zero-shot-image-classification', ['candidate_labels=['], []],
    ['zero-shot-classification', ['candidate_labels=['], []],
    ['automatic-speech-recognition', ['.flac"'], []],
    ['text-to-speech', ['sf.write("output.wav"', 'import soundfile as sf'], ['print(result)']],
    ['document-question-answering', ['image=', 'question='], []],
    ['table-question-answering', ['table=', 'query='], []],
    ['video-classification', ['.mp4"'], []],
    ['mask-generation', ['pipe("https://'], []],
    ['feature-extraction', ['pipeline("feature-extraction"'], []],
  ])('of %s has its arguments', (pipeline_tag, has, lacks) => {
    const { text } = told({ pipeline_tag });
    for (const words of ['from transformers import pipeline', ...has]) expect(text).toContain(words);
    for (const words of lacks) expect(text).not.toContain(words);
  });

  it.each<[string, Partial<ModelRecord>]>([
    ['a task that ended with release 4', { pipeline_tag: 'question-answering' }],
    ['several kinds of segmentation', { pipeline_tag: 'image-segmentation', ...type('mask2former') }],
    ['a captioner', { pipeline_tag: 'image-text-to-text', ...type('blip') }],
    ['a decoder of features', { pipeline_tag: 'feature-extraction', ...type('t5') }],
    ['a voice that needs more than text', { pipeline_tag: 'text-to-speech', ...type('speecht5') }],
    ['a reader of documents', { pipeline_tag: 'token-classification', ...type('layoutlmv3') }],
    ['a classifier of documents', { pipeline_tag: 'text-classification', ...type('layoutlmv3') }],
  ])('is not shown for %s', (_what, record) => {
    expect(told(record).text).not.toContain('pipeline(');
  });
});

describe('what prepares the inputs', () => {
  it.each<[Partial<ModelRecord>, string]>([
    [{ pipeline_tag: 'image-feature-extraction' }, 'AutoImageProcessor'],
    [{ pipeline_tag: 'visual-document-retrieval' }, 'AutoProcessor'],
    [{ pipeline_tag: 'feature-extraction' }, 'AutoTokenizer'],
    [{ pipeline_tag: 'depth-estimation' }, 'AutoImageProcessor'],
    [{ pipeline_tag: 'audio-classification' }, 'AutoFeatureExtractor'],
    [
      { transformersInfo: { auto_model: 'AutoModel', processor: 'AutoFeatureExtractor' } },
      'AutoFeatureExtractor',
    ],
    [
      { transformersInfo: { auto_model: 'AutoModelForCausalLM', processor: 'AutoProcessor' } },
      'AutoProcessor',
    ],
    [
      { transformersInfo: { auto_model: 'AutoModelForMaskedLM', processor: 'AutoProcessor' } },
      'AutoTokenizer',
    ],
    [{ ...type('wav2vec2'), pipeline_tag: 'feature-extraction' }, 'AutoFeatureExtractor'],
    [{ ...type('clip'), pipeline_tag: 'feature-extraction' }, 'AutoProcessor'],
    [{ ...type('layoutlmv3'), pipeline_tag: 'token-classification' }, 'AutoProcessor'],
    [
      {
        ...type('git'),
        pipeline_tag: 'image-to-text',
        transformersInfo: { auto_model: 'AutoModelForCausalLM' },
      },
      'AutoProcessor',
    ],
  ])('of %j is %s', (record, name) => {
    expect(told(record).text).toContain(`${name}.from_pretrained(`);
  });
});

describe('weights', () => {
  it.each<[Partial<ModelRecord>, Readonly<Record<string, boolean>> | undefined]>([
    [{ tags: ['tf'] }, { from_tf: true }],
    [{ tags: ['jax'] }, { from_flax: true }],
    [{ tags: ['tf', 'pytorch'] }, undefined],
    [{ tags: ['jax', 'safetensors'] }, undefined],
    [{}, undefined],
    [files('tf_model.h5'), { from_tf: true }],
    [files('flax_model.msgpack'), { from_flax: true }],
    [files('tf_model.h5', 'model.safetensors'), undefined],
    [files('tf_model.h5', 'pytorch_model-00001-of-00002.bin'), undefined],
    [files('tf_model.h5', 'bpe_encoder.bin'), { from_tf: true }],
    [files('tf_model.h5', 'training_args.bin', 'callbacks.bin'), { from_tf: true }],
    [{ ...files('config.json'), tags: ['tf'] }, undefined],
  ])('of %j are loaded with %j', (record, load) => {
    expect(weights(record)?.load).toEqual(load);
  });

  it('that are converted need memory for them, and the release that has it', () => {
    const { text, install } = told({ ...type('bert'), ...files('config.json', 'tf_model.h5', 'vocab.txt') });
    expect(text).toContain('from_tf=True)');
    expect(text).not.toContain('device_map');
    expect(install).toEqual(['transformers', 'torch', 'tensorflow', 'tf-keras']);
  });

  it('look saved by Transformers with config, weights and tokenizer', () => {
    const saved = ['config.json', 'model.safetensors', 'tokenizer.json'];
    expect(looksSaved({ id: 'a/b', ...files(...saved) })).toBe(true);
    for (const name of saved)
      expect(looksSaved({ id: 'a/b', ...files(...saved.filter((one) => one !== name)) })).toBe(false);
  });
});

describe('a model without a head', () => {
  const bare = { model_type: 'bert', architectures: ['BertModel'] };
  it('has no pipeline for a task that needs one', () => {
    expect(told({ config: bare, pipeline_tag: 'text-classification' }).text).not.toContain('pipeline');
    expect(told({ config: bare, pipeline_tag: 'feature-extraction' }).text).toContain('pipeline');
    const decoder = { model_type: 'gpt2', architectures: ['GPT2Model'] };
    expect(told({ config: decoder, pipeline_tag: 'text-generation' }).text).toContain('pipeline');
  });

  it('returns features, although its type writes texts', () => {
    expect(told({ id: 'ada/tide-embedding', ...type('qwen3') }).text).toContain('AutoModel.from_pretrained(');
    expect(told({ id: 'microsoft/harrier-oss-v1-0.6b', ...type('qwen3') }).text).toContain(
      'AutoModel.from_pretrained(',
    );
    expect(told({ id: 'ada/tide', ...type('qwen3') }).text).toContain('AutoModelForCausalLM');
  });
});

it('a discriminator says which words were replaced', () => {
  const config = { model_type: 'electra', architectures: ['ElectraForPreTraining'] };
  const { text } = told({ config, pipeline_tag: 'fill-mask' });
  expect(text).toContain('outputs.logits[0].sigmoid()');
  expect(text).not.toContain('pipeline');
});
