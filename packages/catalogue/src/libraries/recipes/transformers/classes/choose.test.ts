import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../../../records/model.ts';
import { classesOf, isKnownByBase } from './choose.ts';
import { autoClassesByTask } from '../tasks/tasks.ts';

const classOf = (record: Omit<ModelRecord, 'id'>) => classesOf({ id: 'ada/model', ...record });
const config = (model_type: string, ...architectures: readonly string[]) => ({
  config: { model_type, architectures },
});

const classByTask = [
  ['any-to-any', 'qwen2_5_omni', 'AutoModelForMultimodalLM'],
  ['any-to-any', 'llama', 'AutoModelForCausalLM'],
  ['audio-classification', 'audio-spectrogram-transformer', 'AutoModelForAudioClassification'],
  ['audio-text-to-text', 'qwen2_audio', 'AutoModelForMultimodalLM'],
  ['audio-text-to-text', 'whisper', 'AutoModelForSpeechSeq2Seq'],
  ['automatic-speech-recognition', 'whisper', 'AutoModelForSpeechSeq2Seq'],
  ['automatic-speech-recognition', 'hubert', 'AutoModelForCTC'],
  ['automatic-speech-recognition', 'parakeet_tdt', 'AutoModelForTDT'],
  ['automatic-speech-recognition', 'parakeet_rnnt', 'AutoModelForRNNT'],
  ['automatic-speech-recognition', 'qwen2_audio', 'AutoModelForMultimodalLM'],
  ['conversational', 'llama', 'AutoModelForCausalLM'],
  ['conversational', 'qwen2_vl', 'AutoModelForImageTextToText'],
  ['conversational', 'qwen2_audio', 'AutoModelForMultimodalLM'],
  ['conversational', 'mt5', 'AutoModelForSeq2SeqLM'],
  ['depth-estimation', 'dpt', 'AutoModelForDepthEstimation'],
  ['document-question-answering', 'layoutlmv3', 'AutoModelForDocumentQuestionAnswering'],
  ['document-question-answering', 'qwen2_vl', 'AutoModelForImageTextToText'],
  ['document-question-answering', 'bert', 'AutoModelForQuestionAnswering'],
  ['feature-extraction', 'bert', 'AutoModel'],
  ['fill-mask', 'roberta', 'AutoModelForMaskedLM'],
  ['image-classification', 'vit', 'AutoModelForImageClassification'],
  ['image-feature-extraction', 'dinov2', 'AutoModel'],
  ['image-segmentation', 'segformer', 'AutoModelForSemanticSegmentation'],
  ['image-segmentation', 'mask2former', 'AutoModelForUniversalSegmentation'],
  ['image-segmentation', 'detr', 'AutoModelForImageSegmentation'],
  ['image-segmentation', 'rf_detr', 'AutoModelForInstanceSegmentation'],
  ['image-text-to-text', 'qwen2_vl', 'AutoModelForImageTextToText'],
  ['image-text-to-text', 'qwen2_audio', 'AutoModelForMultimodalLM'],
  ['image-text-to-text', 'llama', 'AutoModelForCausalLM'],
  ['image-to-image', 'swin2sr', 'AutoModelForImageToImage'],
  ['image-to-text', 'blip', 'AutoModelForImageTextToText'],
  ['image-to-text', 'qwen2_audio', 'AutoModelForMultimodalLM'],
  ['image-to-text', 'llama', 'AutoModelForCausalLM'],
  ['keypoint-detection', 'vitpose', 'AutoModelForPoseEstimation'],
  ['keypoint-detection', 'superpoint', 'AutoModelForKeypointDetection'],
  ['mask-generation', 'sam', 'AutoModelForMaskGeneration'],
  ['multiple-choice', 'bert', 'AutoModelForMultipleChoice'],
  ['object-detection', 'detr', 'AutoModelForObjectDetection'],
  ['question-answering', 'deberta-v2', 'AutoModelForQuestionAnswering'],
  ['sentence-similarity', 'mpnet', 'AutoModel'],
  ['summarization', 'bart', 'AutoModelForSeq2SeqLM'],
  ['summarization', 'llama', 'AutoModelForCausalLM'],
  ['summarization', 'qwen2_vl', 'AutoModelForImageTextToText'],
  ['table-question-answering', 'tapas', 'AutoModelForTableQuestionAnswering'],
  ['table-question-answering', 'bart', 'AutoModelForSeq2SeqLM'],
  ['table-to-text', 't5', 'AutoModelForSeq2SeqLM'],
  ['table-to-text', 'llama', 'AutoModelForCausalLM'],
  ['table-to-text', 'qwen2_vl', 'AutoModelForImageTextToText'],
  ['text-classification', 'distilbert', 'AutoModelForSequenceClassification'],
  ['text-generation', 'llama', 'AutoModelForCausalLM'],
  ['text-generation', 'qwen2_vl', 'AutoModelForImageTextToText'],
  ['text-generation', 'qwen2_audio', 'AutoModelForMultimodalLM'],
  ['text-generation', 'mt5', 'AutoModelForSeq2SeqLM'],
  ['text-ranking', 'xlm-roberta', 'AutoModelForSequenceClassification'],
  ['text-ranking', 'bamba', 'AutoModelForCausalLM'],
  ['text-to-audio', 'musicgen', 'AutoModelForTextToWaveform'],
  ['text-to-audio', 'speecht5', 'AutoModelForTextToSpectrogram'],
  ['text-to-audio', 'aria', 'AutoModelForMultimodalLM'],
  ['text-to-speech', 'vits', 'AutoModelForTextToWaveform'],
  ['text-to-speech', 'speecht5', 'AutoModelForTextToSpectrogram'],
  ['text-to-speech', 'aria', 'AutoModelForMultimodalLM'],
  ['text2text-generation', 't5', 'AutoModelForSeq2SeqLM'],
  ['text2text-generation', 'llama', 'AutoModelForCausalLM'],
  ['text2text-generation', 'qwen2_vl', 'AutoModelForImageTextToText'],
  ['time-series-forecasting', 'timesfm', 'AutoModelForTimeSeriesPrediction'],
  ['token-classification', 'electra', 'AutoModelForTokenClassification'],
  ['translation', 'marian', 'AutoModelForSeq2SeqLM'],
  ['translation', 'llama', 'AutoModelForCausalLM'],
  ['translation', 'qwen2_vl', 'AutoModelForImageTextToText'],
  ['video-classification', 'videomae', 'AutoModelForVideoClassification'],
  ['video-text-to-text', 'llava_onevision', 'AutoModelForImageTextToText'],
  ['video-text-to-text', 'qwen2_audio', 'AutoModelForMultimodalLM'],
  ['video-text-to-text', 'llama', 'AutoModelForCausalLM'],
  ['visual-document-retrieval', 'siglip', 'AutoModel'],
  ['visual-question-answering', 'vilt', 'AutoModelForVisualQuestionAnswering'],
  ['visual-question-answering', 'qwen2_vl', 'AutoModelForImageTextToText'],
  ['zero-shot-classification', 'bart', 'AutoModelForSequenceClassification'],
  ['zero-shot-image-classification', 'clip', 'AutoModelForZeroShotImageClassification'],
  ['zero-shot-object-detection', 'owlvit', 'AutoModelForZeroShotObjectDetection'],
] as const;

/** The second class is for types that the first one does not load; today there are none. */
const spare = ['any-to-any AutoModelForImageTextToText', 'audio-text-to-text AutoModelForImageTextToText'];

describe('the auto class', () => {
  it('is checked below for every task, each class with a type that needs it', () => {
    const all = Object.entries(autoClassesByTask).flatMap(([task, names]) =>
      names.map((name) => `${task} ${name}`),
    );
    const checked = classByTask.map(([task, , name]) => `${task} ${name}`);
    expect(new Set([...checked, ...spare])).toEqual(new Set(all));
  });

  it.each(classByTask)('for %s with a %s is %s', (pipeline_tag, model_type, name) => {
    expect(classOf({ pipeline_tag, config: { model_type } })?.model).toBe(name);
  });

  it('is the one that transformersInfo names', () => {
    const record = {
      ...config('bert', 'BertForMaskedLM'),
      pipeline_tag: 'fill-mask',
      transformersInfo: { auto_model: 'AutoModelForTokenClassification' },
    };
    expect(classOf(record)?.model).toBe('AutoModelForTokenClassification');
  });

  it('is not one that the release does not map for the model type', () => {
    const record = {
      ...config('wav2vec2', 'Wav2Vec2ForCTC'),
      transformersInfo: { auto_model: 'AutoModelForSpeechSeq2Seq', processor: 'AutoProcessor' },
    };
    expect(classOf(record)?.model).toBe('AutoModelForCTC');
  });

  it.each([
    ['wav2vec2', 'Wav2Vec2ForCTC', 'automatic-speech-recognition', 'AutoModelForCTC', 'AutoProcessor'],
    [
      'segformer',
      'SegformerForSemanticSegmentation',
      'image-segmentation',
      'AutoModelForSemanticSegmentation',
      'AutoImageProcessor',
    ],
    [
      'speecht5',
      'SpeechT5ForTextToSpeech',
      'text-to-speech',
      'AutoModelForTextToSpectrogram',
      'AutoProcessor',
    ],
    ['hunyuan_v1_dense', 'HunYuanDenseV1ForCausalLM', 'translation', 'AutoModelForCausalLM', 'AutoTokenizer'],
    [
      'bert',
      'TFBertForSequenceClassification',
      undefined,
      'AutoModelForSequenceClassification',
      'AutoTokenizer',
    ],
    ['bert', 'BertForPreTraining', undefined, 'AutoModelForMaskedLM', 'AutoTokenizer'],
    ['gemma3', 'Gemma3ForConditionalGeneration', undefined, 'AutoModelForImageTextToText', 'AutoProcessor'],
    ['gemma3', 'Gemma3ForConditionalGeneration', 'text-generation', 'AutoModelForCausalLM', 'AutoTokenizer'],
    ['clip', 'CLIPModel', 'feature-extraction', 'AutoModel', 'AutoProcessor'],
    ['clip', 'CLIPModel', undefined, 'AutoModelForZeroShotImageClassification', 'AutoProcessor'],
    ['wav2vec2', 'Wav2Vec2Model', undefined, 'AutoModel', 'AutoFeatureExtractor'],
    [
      'layoutlmv3',
      'LayoutLMv3ForTokenClassification',
      'token-classification',
      'AutoModelForTokenClassification',
      'AutoProcessor',
    ],
    ['vits', 'VitsModel', 'text-to-speech', 'AutoModelForTextToWaveform', 'AutoTokenizer'],
    ['wav2vec2', 'Wav2Vec2ForPreTraining', undefined, 'AutoModelForPreTraining', 'AutoFeatureExtractor'],
    [
      'kosmos-2',
      'Kosmos2ForConditionalGeneration',
      'image-to-text',
      'AutoModelForImageTextToText',
      'AutoProcessor',
    ],
    [
      'seamless_m4t_v2',
      'SeamlessM4Tv2ForTextToSpeech',
      'text-to-speech',
      'AutoModelForTextToWaveform',
      'AutoProcessor',
    ],
  ])('of %s and %s with the task %s is %s, prepared by %s', (type, architecture, task, model, processor) => {
    const record = { ...config(type, architecture), ...(task !== undefined && { pipeline_tag: task }) };
    expect(classOf(record)).toEqual({ model, processor });
  });

  it('comes with the processor that decodes a transcript, whatever the model type lists', () => {
    const record = {
      pipeline_tag: 'automatic-speech-recognition',
      config: { model_type: 'seamless_m4t_v2' },
      transformersInfo: { auto_model: 'AutoModelForSpeechSeq2Seq' },
    };
    expect(classOf(record)).toEqual({ model: 'AutoModelForSpeechSeq2Seq', processor: 'AutoProcessor' });
  });

  it('is one of the task that loads the model type, where the config names no architecture', () => {
    const speech = { pipeline_tag: 'automatic-speech-recognition' };
    expect(classOf(speech)?.model).toBe('AutoModelForSpeechSeq2Seq');
    expect(classOf({ ...speech, config: { model_type: 'hubert' } })?.model).toBe('AutoModelForCTC');
    expect(classOf({ ...speech, tags: ['transformers', 'hubert'] })?.model).toBe('AutoModelForCTC');
  });

  it('is the one by which the repository maps code of its own', () => {
    const auto_map = { AutoConfig: 'a.B', AutoModelForCausalLM: 'a.C' };
    const record = { tags: ['custom_code'], config: { model_type: 'own', auto_map } };
    expect(classOf(record)?.model).toBe('AutoModelForCausalLM');
  });

  it('of an adapter is that of its base model, whatever other model is in its name', () => {
    const cardData = { base_model: 'Qwen/Qwen3-4B' };
    const record = { id: 'ada/tide-like-gemma-4-12b', library_name: 'peft', pipeline_tag: 'text-generation' };
    expect(classOf({ ...record, cardData })?.processor).toBe('AutoTokenizer');
    expect(classOf(record)?.processor).toBe('AutoProcessor');
  });

  it('is undefined if the record does not determine it', () => {
    expect(classOf({})).toBeUndefined();
  });
});

describe('a bare encoder-decoder', () => {
  it('generates text if the task is to do so, else returns features', () => {
    const bare = config('t5', 'T5Model');
    expect(classOf({ ...bare, pipeline_tag: 'summarization' })?.model).toBe('AutoModelForSeq2SeqLM');
    expect(classOf({ ...bare, pipeline_tag: 'feature-extraction' })?.model).toBe('AutoModel');
  });
});

describe('a chat model', () => {
  it.each([undefined, 'image-to-image'])('that reads images chats, whatever its card says: %s', (task) => {
    const tags = ['safetensors', 'mistral3', 'conversational'];
    const record = { tags, ...(task !== undefined && { pipeline_tag: task }) };
    expect(classOf(record)?.model).toBe('AutoModelForImageTextToText');
  });
});

describe('a record that says little', () => {
  const trained = { tags: ['trl', 'sft', 'base_model:finetune:Qwen/Qwen2.5-7B-Instruct'] };

  it('is loaded like its base model, if TRL trained it', () => {
    expect(classOf(trained)?.model).toBe('AutoModelForCausalLM');
    expect(isKnownByBase({ id: 'ada/model', ...trained })).toBe(true);
    expect(isKnownByBase({ id: 'ada/model', ...trained, pipeline_tag: 'text-generation' })).toBe(false);
    expect(classOf({ tags: ['base_model:finetune:Qwen/Qwen2.5-7B-Instruct'] })).toBeUndefined();
  });
});

describe('the auto class of an odd record', () => {
  it.each<[Omit<ModelRecord, 'id'>, string | undefined]>([
    [config('unheard-of', 'TideForCausalLM'), 'AutoModelForCausalLM'],
    [config('unheard-of', 'TideLMHeadModel'), 'AutoModelForCausalLM'],
    [config('unheard-of', 'TideForSequenceClassification'), 'AutoModelForSequenceClassification'],
    [config('unheard-of', 'TideMTModel'), 'AutoModelForSeq2SeqLM'],
    [config('unheard-of', 'TideModel'), 'AutoModel'],
    [config('unheard-of', 'Tide'), 'AutoModel'],
    [{ config: { model_type: 'llama' } }, 'AutoModelForCausalLM'],
    [{ config: { model_type: 't5' } }, 'AutoModelForSeq2SeqLM'],
    [{ config: { model_type: 'bert' } }, 'AutoModel'],
    [{ config: { model_type: 'qwen2_vl' } }, 'AutoModelForImageTextToText'],
    [{ config: { model_type: 'bert' }, pipeline_tag: 'image-classification' }, 'AutoModel'],
    [{ pipeline_tag: 'fill-mask', transformersInfo: { auto_model: 'AutoModel' } }, 'AutoModelForMaskedLM'],
    [
      {
        pipeline_tag: 'fill-mask',
        transformersInfo: { auto_model: 'AutoModel', processor: 'AutoTokenizer' },
      },
      'AutoModel',
    ],
    [
      {
        pipeline_tag: 'fill-mask',
        transformersInfo: { auto_model: 'AutoModel' },
        ...config('bert', 'BertForMaskedLM'),
      },
      'AutoModel',
    ],
    [
      { pipeline_tag: 'fill-mask', tags: ['custom_code'], transformersInfo: { auto_model: 'AutoModel' } },
      'AutoModel',
    ],
    [{ transformersInfo: { auto_model: 'AutoModel' } }, 'AutoModel'],
    [{ transformersInfo: { auto_model: 'AutoModelForVision2Seq' } }, 'AutoModelForImageTextToText'],
    [{ transformersInfo: { auto_model: 'not a name' } }, 'AutoModel'],
    [
      {
        pipeline_tag: 'text-generation',
        config: { auto_map: { AutoModel: 'a.A', AutoModelForCausalLM: 'a.B', AutoModelForMaskedLM: 'a.C' } },
      },
      'AutoModelForCausalLM',
    ],
    [
      { config: { auto_map: { AutoConfig: 'a.A', AutoModelForMaskedLM: 'a.B', AutoTokenizer: 'a.C' } } },
      'AutoModelForMaskedLM',
    ],
    [
      {
        tags: ['custom_code'],
        config: { model_type: 'bert' },
        transformersInfo: { auto_model: 'AutoModelForCTC' },
      },
      'AutoModelForCTC',
    ],
    [
      {
        config: { model_type: 'bert', auto_map: { AutoModelForCTC: 'a.B' } },
        transformersInfo: { auto_model: 'AutoModelForCTC' },
      },
      'AutoModelForCTC',
    ],
  ])('%j: %s', (record, name) => {
    expect(classOf(record)?.model).toBe(name);
  });
});

it('loads an encoder-decoder of unknown task whole', () => {
  expect(classOf({ config: { model_type: 'bigbird_pegasus' } })?.model).toBe('AutoModelForSeq2SeqLM');
});

it('loads a chat model of unknown task with the class that reads images too', () => {
  expect(classesOf({ id: 'ada/Llama-4-Instruct', config: { model_type: 'llama4' } })?.model).toBe(
    'AutoModelForImageTextToText',
  );
});

it('takes the class that writes, of several that code in the repository maps', () => {
  const auto_map = {
    AutoModel: 'm.M',
    AutoModelForCausalLM: 'm.C',
    AutoModelForSequenceClassification: 'm.S',
  };
  expect(classOf({ config: { model_type: 'acme', auto_map } })?.model).toBe('AutoModelForCausalLM');
});
