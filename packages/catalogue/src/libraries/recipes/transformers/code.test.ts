import { expect, it } from 'vitest';
import { describeCode, shown } from '../code.testing.ts';

const loads = (processor: string, model: string): string => `import ${processor}, ${model}\n`;
const completes = 'pipe("Who are you?", max_new_tokens=40)';
const recording = 'sampling_rate=rate)';
const sizes = 'target_sizes=sizes';

describeCode('transformers', [
  [
    'adapter',
    2,
    [
      'pipeline("text-generation", model="harbour/llama-lora")',
      'AutoTokenizer.from_pretrained("meta-llama/Llama-3.2-1B")',
      'AutoModelForCausalLM.from_pretrained("harbour/llama-lora"',
    ],
  ],
  [
    'audio-classification',
    2,
    [
      loads('AutoFeatureExtractor', 'AutoModelForAudioClassification'),
      'rate = extractor.sampling_rate',
      recording,
      'id2label[outputs.logits.argmax(-1).item()]',
    ],
  ],
  [
    'both-features',
    1,
    [loads('AutoProcessor', 'AutoModel'), 'processor(images=image, text=["a photo"], padding=True'],
  ],
  [
    'released-since',
    2,
    [
      'pipeline("text-generation", model="harbour/deep-tide")',
      loads('AutoTokenizer', 'AutoModelForCausalLM'),
    ],
    ['trust_remote_code'],
  ],
  [
    'pretrained-sound',
    1,
    [loads('AutoFeatureExtractor', 'AutoModelForPreTraining'), recording, 'print(outputs[0].shape)'],
    ['tokenizer'],
  ],
  ['caption-prompt', 1, ['text="<CAPTION>"', 'model.generate(**inputs']],
  [
    'caption',
    1,
    [loads('AutoProcessor', 'AutoModelForImageTextToText'), 'processor(images=image, return_tensors="pt")'],
    ['text=', 'messages'],
  ],
  [
    'chat-audio',
    1,
    [loads('AutoProcessor', 'AutoModelForMultimodalLM'), '"type": "audio"', 'apply_chat_template('],
    ['pipeline'],
  ],
  ['chat-video', 1, ['"type": "video"', loads('AutoProcessor', 'AutoModelForImageTextToText')]],
  ['vision-chat', 2, ['"type": "image"', 'image-text-to-text', 'AutoModelForImageTextToText']],
  [
    'chat-by-tag',
    2,
    ['pipe(messages)', loads('AutoTokenizer', 'AutoModelForCausalLM'), 'apply_chat_template('],
  ],
  ['chat-multimodal-text', 2, [loads('AutoTokenizer', 'AutoModelForCausalLM')], ['AutoProcessor']],
  [
    'chat-widget-messages',
    2,
    ['"role": "system", "content": "You sell ferry tickets."', 'When does the next ferry leave?'],
  ],
  [
    'chat',
    2,
    ['messages = [{"role": "user", "content": "Who are you?"}]', 'inputs["input_ids"].shape[-1]:'],
    [completes],
  ],
  [
    'classification',
    2,
    ['pipe("I like you. I love you")', loads('AutoTokenizer', 'AutoModelForSequenceClassification')],
  ],
  [
    'completion',
    2,
    [completes, 'model.generate(**inputs, max_new_tokens=60)', 'skip_special_tokens=True'],
    ['messages', 'apply_chat_template'],
  ],
  ['depth', 2, [loads('AutoImageProcessor', 'AutoModelForDepthEstimation'), 'outputs.predicted_depth.shape']],
  ['dialogue', 1, ['+ tokenizer.eos_token'], ['pipeline']],
  [
    'document-boxes',
    2,
    [
      'question.split(), words, is_split_into_words=True',
      'sequence == 1',
      'LayoutLMv3ImageProcessor()(image)',
      'outputs.start_logits.argmax()',
    ],
  ],
  [
    'document-kind',
    1,
    ['tokenizer(words, is_split_into_words=True, truncation=True', 'sequence == 0', 'id2label'],
    ['question'],
  ],
  [
    'document-labels',
    1,
    [
      loads('AutoProcessor', 'AutoModelForTokenClassification'),
      'processor(image, truncation=True',
      'processor.tokenizer.convert_ids_to_tokens(',
    ],
  ],
  [
    'enlarge',
    1,
    [
      loads('AutoImageProcessor', 'AutoModelForImageToImage'),
      'outputs.reconstruction[0]',
      '.save("output.png")',
    ],
  ],
  [
    'entities',
    2,
    [
      loads('AutoTokenizer', 'AutoModelForTokenClassification'),
      'for token, label in zip(tokens, outputs.logits.argmax(-1)[0].tolist()):',
    ],
  ],
  [
    'fill-mask-unknown-token',
    2,
    ['+ pipe.tokenizer.mask_token +', '+ tokenizer.mask_token +', 'tokenizer.mask_token_id'],
    ['[MASK]'],
  ],
  ['fill-mask', 2, ['[MASK]', loads('AutoTokenizer', 'AutoModelForMaskedLM')], ['pipe.tokenizer']],
  [
    'flax-weights',
    1,
    ['from_flax=True', 'AutoTokenizer.from_pretrained("openai-community/gpt2")'],
    ['pipeline', 'from_tf'],
  ],
  [
    'forecast',
    1,
    ['import AutoModelForTimeSeriesPrediction\n', 'model(past_values=[series])'],
    ['Tokenizer'],
  ],
  [
    'former-class',
    1,
    [
      loads('AutoImageProcessor', 'AutoModelForSemanticSegmentation'),
      'post_process_semantic_segmentation(outputs, ',
    ],
    ['pipeline'],
  ],
  [
    'found-by-words',
    2,
    [
      'post_process_grounded_object_detection(outputs, threshold=0.2',
      'candidate_labels=[',
      'text_labels=labels',
    ],
  ],
  ['gated', 3, ['hf auth login']],
  ['gguf-picture', 1, ['hf download harbour/vision-gguf'], ['import']],
  ['gguf-unlisted', 1, ['gguf_file="story-writer-Q4_K_M.gguf"'], ['pipeline']],
  [
    'gguf',
    1,
    [
      'AutoTokenizer.from_pretrained("bartowski/Qwen3-0.6B-GGUF", gguf_file="Qwen3-0.6B-Q4_K_M.gguf")',
      'gguf_file="Qwen3-0.6B-Q4_K_M.gguf", device_map="auto"',
    ],
  ],
  ['image-classification', 2, [loads('AutoImageProcessor', 'AutoModelForImageClassification'), 'id2label']],
  ['instances', 1, [loads('AutoImageProcessor', 'AutoModelForUniversalSegmentation')]],
  [
    'keypoint-matching',
    1,
    ['views = [image, image.rotate(10)]', 'post_process_keypoint_matching(outputs, sizes)'],
  ],
  [
    'masks-second',
    2,
    ['[[[[image.width // 2, image.height // 2]]]]', loads('AutoProcessor', 'AutoModelForMaskGeneration')],
  ],
  ['masks', 2, ['= [[[image.width // 2, image.height // 2]]]'], ['[[[[']],
  ['multiple-choice', 1, ['tokenizer([question] * len(choices), choices', 'values.unsqueeze(0)']],
  ['music', 2, ['audio_encoder.sampling_rate', 'do_sample=True', 'padding=True']],
  ['named-type', 2, [loads('AutoImageProcessor', 'AutoModelForSemanticSegmentation'), sizes]],
  ['next-sentence', 1, ['tokenizer("The ferry was late.", "It left at ten."', '"follows" if']],
  [
    'no-tokenizer',
    2,
    [
      'tokenizer="distilbert/distilroberta-base"',
      'AutoTokenizer.from_pretrained("distilbert/distilroberta-base")',
    ],
  ],
  ['object-detection', 2, ['post_process_object_detection(outputs, threshold=0.5', 'box.tolist()']],
  [
    'own-class',
    1,
    ['class Classifier(Wav2Vec2PreTrainedModel):', 'Head(config, config.num_labels)'],
    ['pipeline'],
  ],
  ['page-vectors', 1, ['processor(text=', 'AutoModelForPreTraining']],
  ['passage-encoder', 1, [loads('AutoTokenizer', 'DPRContextEncoder')]],
  ['prefix-by-name', 1, ['"summarize: The tide gauge']],
  ['prefix', 1, ['"translate Deustch to English : The ferry']],
  ['pretraining', 1, [loads('AutoTokenizer', 'AutoModelForMaskedLM')]],
  [
    'question-answering',
    1,
    ['tokenizer(question, context, return_tensors="pt")', 'Where do I live?', 'end + 1'],
  ],
  [
    'remote-code-image',
    2,
    ['trust_remote_code=True)', 'trust_remote_code=True, device_map', 'print(outputs)'],
    ['post_process'],
  ],
  ['remote-code', 2, ['trust_remote_code=True', loads('AutoTokenizer', 'AutoModel')]],
  ['repository-class', 2, ['trust_remote_code=True', loads('AutoTokenizer', 'AutoModelForCausalLM')]],
  [
    'reranker-answers-capital',
    1,
    ['tokenizer("Yes", add_special_tokens=False)', 'A: {query}', 'padding_side = "left"'],
  ],
  [
    'reranker-answers',
    1,
    ['["no", "yes"]', '.softmax(-1)[:, 1]', '<Query>: {query}', 'padding_side = "left"'],
  ],
  [
    'reranker',
    1,
    [
      '[query] * len(passages), passages',
      'outputs.logits[:, -1].tolist()',
      loads('AutoTokenizer', 'AutoModelForSequenceClassification'),
    ],
    ['padding_side'],
  ],
  [
    'reward-chat',
    1,
    ['apply_chat_template(', '"role": "assistant"', 'outputs.logits[0, 0].item()'],
    ['add_generation_prompt'],
  ],
  [
    'reward-pair',
    1,
    ['tokenizer(question, answer, return_tensors="pt")', 'outputs.logits[0, 0].item()'],
    ['apply_chat_template'],
  ],
  ['segmentation', 2, ['post_process_semantic_segmentation(outputs, target_sizes=sizes)']],
  [
    'speak-bark',
    2,
    ['model.generation_config.sample_rate', loads('AutoProcessor', 'AutoModelForTextToWaveform')],
  ],
  ['speak-other', 2, ['getattr(model.config, "sampling_rate", 24000)']],
  ['speak-seamless', 1, ['src_lang="eng"', 'tgt_lang="eng"'], ['pipeline']],
  ['speak-speecht5', 1, ['SpeechT5HifiGan', 'torch.zeros(1, 512', 'generate_speech(', 'rate = 16000']],
  ['speak-vits', 2, [loads('AutoTokenizer', 'AutoModelForTextToWaveform'), 'model(**inputs).waveform[0]']],
  [
    'speech-architecture',
    2,
    [loads('AutoProcessor', 'AutoModelForCTC'), 'batch_decode(outputs.logits.argmax(-1))'],
  ],
  ['speech-embedding', 1, ['AutoModelForAudioXVector', 'outputs.embeddings.shape']],
  ['speech-encoder', 1, ['model.get_encoder()(**inputs)', loads('AutoFeatureExtractor', 'AutoModel')]],
  ['speech-features', 1, [loads('AutoFeatureExtractor', 'AutoModel'), 'model(**inputs)'], ['get_encoder']],
  [
    'speech-recognition',
    2,
    [
      loads('AutoProcessor', 'AutoModelForSpeechSeq2Seq'),
      'model.generate(**inputs)',
      'processor.feature_extractor.sampling_rate',
    ],
  ],
  ['table-cells', 2, ['query="Which port has the most ferries?"', 'convert_logits_to_predictions(']],
  ['table', 2, ['"Name": ["Ada", "Bo"]', 'Who is oldest?']],
  ['tensorflow-weights', 1, ['from_tf=True'], ['from_flax', 'pipeline']],
  ['text-encoder', 1, ['model.get_encoder()(**inputs)', loads('AutoTokenizer', 'AutoModel')]],
  ['trainer-card', 1, [loads('AutoTokenizer', 'AutoModelForSeq2SeqLM')], ['summarize:']],
  ['translate-by-chat', 1, ['Translate this into French: ', 'apply_chat_template('], ['pipeline']],
  ['translate-m2m', 1, ['tokenizer.src_lang = "en"', '"__fr__"', 'forced_bos_token_id=']],
  ['translate-mbart', 1, ['src_lang', 'forced_bos_token_id=']],
  ['translate-nllb', 1, ['src_lang', 'fra_Latn', 'forced_bos_token_id=']],
  ['translation', 1, ['The library opens at nine in the morning.'], ['src_lang', 'forced_bos_token_id']],
  ['video', 2, ['AutoModelForVideoClassification']],
  ['visual-question-labels', 1, ['AutoModelForVisualQuestionAnswering', 'id2label']],
  [
    'visual-question',
    1,
    ['text=question', 'model.generate(**inputs', 'AutoModelForVisualQuestionAnswering'],
    ['id2label'],
  ],
  [
    'zero-shot-image',
    2,
    [loads('AutoProcessor', 'AutoModelForZeroShotImageClassification'), 'candidate_labels='],
  ],
  ['zero-shot-text', 2, ['candidate_labels=', 'AutoModelForSequenceClassification']],
]);

it.each([
  ['adapter', ['peft', 'transformers', 'torch']],
  ['audio-classification', ['transformers', 'torch', 'ffmpeg']],
  ['document-boxes', ['pillow', 'tesseract']],
  ['music', ['soundfile']],
  ['quantized', ['bitsandbytes', 'accelerate']],
  ['table-cells', ['pandas']],
  ['gguf', ['gguf']],
])('%s is installed with %j', (fixture, packages) => {
  const { install } = shown('transformers', fixture);
  for (const name of packages) expect(install).toContain(name);
});
