import { expect, it } from 'vitest';
import { generateSnippets } from '../../../../snippets/generate.ts';
import { libraries } from '../../../index.generated.ts';
import { modelTypeOf } from '../types/auto-classes.ts';
import { ownTypes } from '../types/own-types.ts';

const snippetsOf = (record: { readonly id: string; readonly [field: string]: unknown }) =>
  generateSnippets(libraries.transformers, record).snippets;

const called = {
  audioflamingo3: 'outputs[:, inputs["input_ids"].shape[1]:]',
  autoformer: 'AutoformerForPrediction.from_pretrained(',
  bros: 'bbox=boxes',
  canary: 'source_language="en")',
  chinese_clip: '["动物", "人", "风景"]',
  clap: 'model.get_audio_features(',
  clip_vision_model: 'outputs.pooler_output.shape',
  cohere_asr: 'language="en", sampling_rate=rate',
  decision_transformer: 'outputs.action_preds',
  deepseek_ocr2: '<|grounding|>Convert the document to markdown.',
  dia: '"[S1] ',
  embedding_gemma2: 'outputs.last_hidden_state * mask',
  evolla: 'processor(proteins=[protein], messages_list=[messages])',
  fastspeech2_conformer: 'FastSpeech2ConformerHifiGan.from_pretrained(',
  fun_asr_nano: ', language="en")',
  glmasr: 'AutoModelForMultimodalLM.from_pretrained(',
  got_ocr2: 'stop_strings="<|im_end|>"',
  gradium_phonon_tts: 'outputs.audio_latents_mask',
  granite_docling: '"<doclang>"',
  granite_speech: '<|audio|>can you transcribe',
  granite_speech_plus: '<|audio|>can you transcribe',
  higgs_audio_v2: '"role": "scene"',
  informer: 'InformerForPrediction.from_pretrained(',
  instructblipvideo: 'num_frames=4)',
  jev: 'pipeline("decision"',
  'kosmos-2.5': 'text="<ocr>"',
  lxmert: 'visual_feats=features',
  markuplm: 'MarkupLMProcessor(',
  'mgp-str': '["generated_text"][0]',
  minicpm_ocr: 'Convert this page to Markdown.',
  musicflamingo: 'Describe this track in full detail.',
  musicgen_melody: 'model.config.audio_encoder.sampling_rate',
  nemo_speechlm: 'processor.apply_transcription_request(',
  nemotron3_diarization: 'processor.extract_speaker_dict(',
  neomme: 'tokenizer.mask_token_id',
  'omdet-turbo': 'post_process_grounded_object_detection(',
  oneformer: 'task_inputs=["semantic"]',
  patchtsmixer: 'PatchTSMixerForPrediction.from_pretrained(',
  patchtst: 'PatchTSTForPrediction.from_pretrained(',
  pocket_tts: 'outputs.audio_latents_mask',
  pop2piano: 'composer="composer1"',
  pp_chart2table: 'Chart to table',
  pp_formulanet: 'processor.post_process(outputs)[0]',
  pp_ocrv5_mobile_det: 'target_sizes=inputs["target_sizes"]',
  pp_ocrv5_mobile_rec: 'post_process_text_recognition(',
  pp_ocrv5_server_det: 'target_sizes=inputs["target_sizes"]',
  pp_ocrv5_server_rec: 'post_process_text_recognition(',
  pp_ocrv6_medium_det: 'target_sizes=inputs["target_sizes"]',
  pp_ocrv6_small_det: 'target_sizes=inputs["target_sizes"]',
  pp_ocrv6_small_rec: 'post_process_text_recognition(',
  pp_ocrv6_tiny_rec: 'post_process_text_recognition(',
  seamless_m4t: 'tgt_lang="fra"',
  seamless_m4t_v2: 'tgt_lang="fra"',
  shieldgemma2: 'processor.policy_definitions',
  slanet: 'post_process_table_recognition(',
  slanext: 'post_process_table_recognition(',
  t5gemma2: '<start_of_image>',
  time_series_transformer: 'TimeSeriesTransformerForPrediction.from_pretrained(',
  udop: 'Question answering. What',
  ultravbert: 'tokenizer.mask_token_id',
  unlimited_ocr: 'document parsing.',
  uvdoc: 'post_process_document_rectification(',
  vibevoice_asr: 'return_format="transcription_only"',
  videomt: 'AutoVideoProcessor.from_pretrained(',
  'vision-encoder-decoder': 'tokenizer = AutoTokenizer.from_pretrained(',
  vjepa2: 'model.get_vision_features(',
} satisfies Readonly<Record<keyof typeof ownTypes, string>>;

it.each(Object.entries(called))('calls %s in its own way', (type, call) => {
  const task = /^(?:neomme|ultravbert)$/.test(type) ? { pipeline_tag: 'fill-mask' } : {};
  const [snippet, ...others] = snippetsOf({ id: 'acme/model', config: { model_type: type }, ...task });
  expect(snippet?.code.text).toContain(call);
  const two = /^(?:clap|seamless_m4t.*)$/.test(type);
  expect(others).toHaveLength(two ? 1 : 0);
});

it('prepares a picture and decodes a text apart from each other, for a pair of models', () => {
  const config = { model_type: 'vision-encoder-decoder' };
  const [snippet] = snippetsOf({ id: 'kha-white/manga-ocr-base', config, pipeline_tag: 'image-to-text' });
  expect(snippet?.code.text).toContain(
    'import AutoImageProcessor, AutoModelForImageTextToText, AutoTokenizer\n',
  );
  expect(snippet?.code.text).toContain('max_new_tokens=300');
  expect(snippet?.install).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'unidic-lite' })]),
  );
});

it('has the same parts as the table of types', () => {
  for (const [type, part] of Object.entries(ownTypes))
    expect([type, modelTypeOf(type)?.own]).toEqual([type, part]);
});

it.each([
  ['CohereLabs/cohere-transcribe-03-2026', 'automatic-speech-recognition', 'audio_chunk_index=chunks'],
  ['shi-labs/oneformer_coco_swin_large', 'image-segmentation', 'task_inputs=["semantic"]'],
  ['edbeeching/decision-transformer-gym-hopper-expert', 'reinforcement-learning', 'outputs.action_preds'],
])('knows %s by its name, and says so', (id, pipeline_tag, call) => {
  const [snippet] = snippetsOf({ id, pipeline_tag, gated: false });
  expect(snippet?.code.text).toContain(call);
  expect(snippet?.warnings?.map(({ code }) => code)).toEqual(['inferred']);
});

it.each([
  ['laion/clap-htsat-fused', 'audio-classification', 'outputs.logits_per_audio.softmax(-1)'],
  ['laion/larger_clap_music', 'zero-shot-audio-classification', 'outputs.logits_per_audio.softmax(-1)'],
  ['laion/larger_clap_music', 'feature-extraction', 'outputs.logits_per_audio.softmax(-1)'],
  ['nvidia/music-flamingo-hf', 'audio-text-to-text', 'Describe this track in full detail.'],
  ['google/shieldgemma-2-4b-it', 'image-text-to-text', 'processor.policy_definitions'],
  ['google/shieldgemma-2b', 'text-generation', 'AutoModelForCausalLM'],
])('calls %s for %s by its name', (id, pipeline_tag, call) => {
  expect(snippetsOf({ id, pipeline_tag }).at(-1)?.code.text).toContain(call);
});

it('warns of layers that current releases do not have', () => {
  const [snippet] = snippetsOf({ id: 'acme/oneformer-dinat', config: { model_type: 'oneformer' } });
  expect(snippet?.warnings?.map(({ code }) => code)).toEqual(['deprecated']);
});

it('leaves conversions and adapters to the code for those', () => {
  for (const record of [
    { id: 'onnx-community/decision-transformer-gym-hopper-medium' },
    { id: 'acme/model', library_name: 'peft', config: { model_type: 'oneformer' } },
  ])
    for (const { code } of snippetsOf(record)) {
      expect(code.text).not.toContain('outputs.action_preds');
      expect(code.text).not.toContain('task_inputs');
    }
});

it('loads the head that a forecaster was saved with', () => {
  const config = { model_type: 'patchtst', architectures: ['PatchTSTForRegression'] };
  const [snippet] = snippetsOf({ id: 'acme/series', config });
  expect(snippet?.code.text).toContain('PatchTSTForRegression.from_pretrained(');
});

it.each([
  ['audio-classification', 'pipeline("zero-shot-audio-classification"'],
  ['feature-extraction', 'model.get_audio_features('],
])('first shows what a record of CLAP with the task %s is for', (pipeline_tag, call) => {
  const [first, second] = snippetsOf({ id: 'ada/birds', pipeline_tag, config: { model_type: 'clap' } });
  expect(first?.code.text).toContain(call);
  expect(second?.code.text).toContain('processor(text=labels, audio=audio,');
});

it.each([
  ['translation', 'AutoModelForSeq2SeqLM.from_pretrained('],
  ['text2text-generation', 'AutoModelForSeq2SeqLM.from_pretrained('],
  ['text-to-speech', 'AutoModelForTextToWaveform.from_pretrained('],
  ['audio-to-audio', 'sf.write("output.wav"'],
  ['automatic-speech-recognition', 'AutoModelForSpeechSeq2Seq.from_pretrained('],
])('has one call of SeamlessM4T for %s', (pipeline_tag, call) => {
  const found = snippetsOf({ id: 'ada/interpreter', pipeline_tag, config: { model_type: 'seamless_m4t' } });
  expect(found).toHaveLength(1);
  expect(found[0]?.code.text).toContain(call);
  expect(found[0]?.code.text).toContain('tgt_lang=');
});
