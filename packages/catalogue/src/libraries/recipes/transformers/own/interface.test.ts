import { expect, it } from 'vitest';
import { generateSnippets } from '../../../../snippets/generate.ts';
import { libraries } from '../../../index.generated.ts';

const snippetsOf = (record: { readonly id: string; readonly [field: string]: unknown }) =>
  generateSnippets(libraries.transformers, record).snippets;

const versionFor = (id: string, type: string) =>
  snippetsOf({ id, config: { model_type: type } })[0]?.install?.[0];

it('pins the last release that runs the code of the repository', () => {
  expect(versionFor('OpenGVLab/InternVL2-2B', 'internvl_chat')).toMatchObject({ version: '<4.50' });
  expect(versionFor('OpenGVLab/InternVL3_5-8B', 'internvl_chat')).toMatchObject({ version: '<5' });
  expect(versionFor('vikhyatk/moondream2', 'moondream1')).toMatchObject({ version: '<5' });
  expect(versionFor('zai-org/chatglm3-6b', 'chatglm')).toMatchObject({ version: '<4.42' });
  expect(versionFor('zai-org/chatglm2-6b', 'chatglm')).toMatchObject({ version: '<4.34', python: '<3.12' });
  expect(versionFor('openbmb/MiniCPM-V-2', 'minicpmv')).toMatchObject({ version: '<4.41', python: '<3.13' });
  expect(versionFor('unsloth/DeepSeek-OCR-2', 'deepseek_vl_v2')).toMatchObject({ version: '<4.47' });
  expect(versionFor('acme/DeepSeek-OCR-Latest', 'DeepseekOCR')).toMatchObject({ version: '<5' });
  expect(versionFor('zai-org/glm-4-9b', 'chatglm')).toMatchObject({ version: '<4.49' });
});

it('has the package for weights of 4 bits', () => {
  const config = { model_type: 'moondream1' };
  const [snippet] = snippetsOf({ id: 'moondream/moondream-2b-2025-04-14-4bit', config });
  expect(snippet?.install).toContainEqual(expect.objectContaining({ name: 'torchao', version: '<0.14' }));
});

it('compares a picture with Japanese texts', () => {
  const config = { model_type: 'clyp' };
  const [snippet] = snippetsOf({ id: 'acme/clip-ja', pipeline_tag: 'feature-extraction', config });
  expect(snippet?.code.text).toContain('model.get_text_features(');
});

it('reads documents with the code of the repository, not where Transformers has the class', () => {
  const id = 'deepseek-ai/DeepSeek-OCR-2';
  const [own] = snippetsOf({ id, tags: ['custom_code'] });
  expect(own?.code.text).toContain('image_size=768');
  for (const { code } of snippetsOf({ id, tags: ['deepseek_vl_v2'] }))
    expect(code.text).not.toContain('model.infer(');
});

it('knows the type from the tags', () => {
  const [snippet] = snippetsOf({ id: 'acme/model', tags: ['custom_code', 'minicpmv'] });
  expect(snippet?.code.text).toContain('model.chat(image=None');
});

it('leaves GGUF files and adapters to the code for those', () => {
  const type = { config: { model_type: 'minicpmv' } };
  for (const more of [
    { tags: ['gguf'], siblings: [{ rfilename: 'a-Q4_K_M.gguf' }] },
    { library_name: 'peft' },
  ])
    for (const { code } of snippetsOf({ id: 'acme/model', ...type, ...more }))
      expect(code.text).not.toContain('model.chat(');
});

it.each([
  ['canopylabs/orpheus-3b-0.1-ft', 'tara: '],
  ['acme/orpheus-urdu-tts', 'tokenizer("The'],
  ['maya-research/maya1', 'A calm woman'],
])('gives %s the words it was trained on', (id, words) => {
  expect(snippetsOf({ id, pipeline_tag: 'text-to-speech' })[0]?.code.text).toContain(words);
});

const config = (model_type: string, ...architectures: readonly string[]) => ({
  config: { model_type, ...(architectures.length > 0 && { architectures }) },
});

it.each([
  ['acme/esm', config('esm', 'EsmForProteinFolding'), 'model.infer_pdb('],
  ['facebook/vjepa2-vitl-fpc16-256-ssv2', config('vjepa2'), 'AutoModelForVideoClassification'],
  ['acme/reader', config('lighton_ocr'), 'LightOnOcrForConditionalGeneration.from_pretrained('],
  ['audeering/wav2vec2-large-robust-12-ft-emotion-msp-dim', {}, '"arousal", "dominance", "valence"'],
  ['acme/tide', config('hubert', 'HubertForSpeechClassification'), 'self.hubert = HubertModel(config)'],
  ['ada/lxmert-vqa', config('lxmert', 'LxmertForQuestionAnswering'), 'question_answering_score'],
  ['ada/luke', config('luke', 'LukeForEntityClassification'), 'spans = [(0, 3)]\n'],
  ['naver-clova-ix/donut-base', {}, 'processor.decode(outputs[0], skip_special_tokens=True)'],
  ['naver-clova-ix/donut-base-finetuned-rvlcdip', {}, 'prompt = "<s_rvlcdip>"'],
  ['ada/DocVQA-Donut', { pipeline_tag: 'document-question-answering' }, '<s_docvqa>'],
  ['allenai/Molmo-7B-O-0924', {}, 'generate_from_batch('],
  ['zai-org/glm-4-9b', config('chatglm'), 'tokenizer("Who are you?", return_tensors="pt")'],
  ['THUDM/chatglm-6b-int4', config('chatglm'), 'model.chat(tokenizer'],
  ['ada/rag', config('rag', 'RagSequenceForGeneration'), 'RagSequenceForGeneration.from_pretrained('],
  ['microsoft/markuplm-base', config('markuplm'), 'processor(html, return_tensors="pt")'],
  ['acme/clip-large', config('clip_vision_model'), 'openai/clip-vit-large-patch14'],
  ['CIDAS/clipseg-rd64-refined', { pipeline_tag: 'image-segmentation' }, 'images=[image] * len(labels)'],
  ['acme/matte', config('vitmatte'), 'VitMatteForImageMatting.from_pretrained('],
  ['ETH-CVG/lightglue_superpoint', {}, 'AutoModelForKeypointMatching.from_pretrained('],
  ['magic-leap-community/superglue_outdoor', config('superglue'), 'post_process_keypoint_matching('],
  ['HuggingFaceM4/idefics-9b', { pipeline_tag: 'text-generation' }, '"Question: What is in the picture?'],
  ['HuggingFaceM4/idefics-9b-instruct', config('idefics'), '"What is in the picture?<end_of_utterance>"'],
  ['briaai/RMBG-1.4', { pipeline_tag: 'image-segmentation' }, 'result.save("output.png")'],
  ['prithivida/parrot_adequacy_on_BART', config('bart'), 'outputs.logits[0, [0, 2]].softmax(0)[1]'],
  ['microsoft/DialogRPT-updown', config('gpt2'), 'f"{said}<|endoftext|>{answer}"'],
  ['IDEA-CCNL/Taiyi-CLIP-Roberta-large-326M-Chinese', {}, '"openai/clip-vit-large-patch14"'],
  ['IDEA-CCNL/Taiyi-CLIP-RoBERTa-326M-ViT-H-Chinese', {}, 'torch.cosine_similarity(outputs.pooler_output,'],
  ['internlm/internlm2-7b-reward', config('internlm2'), 'model.get_score(tokenizer, messages)'],
  ['allenai/wildguard', config('mistral'), 'Answers: [/INST]'],
  ['databricks/dolly-v2-3b', config('gpt_neox'), '### Response:'],
  ['castorini/monot5-base-med-msmarco', config('t5'), '["▁false", "▁true"]'],
  ['unicamp-dl/InRanker-small', {}, '["▁false", "▁true"]'],
  ['unicamp-dl/mt5-base-mmarco-v1', config('mt5'), '["▁no", "▁yes"]'],
  ['unicamp-dl/ptt5-base-pt-msmarco-100k-v1', config('t5'), '["▁não", "▁sim"]'],
  ['unicamp-dl/mt5-13b-mmarco-100k', {}, '["▁", "▁true"]'],
  ['Babelscape/mrebel-base', { pipeline_tag: 'translation' }, 'tokenizer.src_lang = "en"\n'],
  ['ada/mt0-tide', { pipeline_tag: 'question-answering' }, '"question: Where does Ada work? context: '],
  [
    'ada/tide',
    { pipeline_tag: 'text-classification', tags: ['t5', 'text2text-generation'] },
    'tokenizer("The staff were kind and the room was spotless.", return_tensors="pt")',
  ],
  [
    'ada/tide',
    { pipeline_tag: 'question-answering', tags: ['qwen3', 'text-generation'] },
    '"content": "Who are you?"',
  ],
  ['sagawa/CompoundT5', { pipeline_tag: 'fill-mask' }, 'text = "CC(=O)O<extra_id_0>1ccccc1C(=O)O"'],
  [
    'ada/t5-tide',
    { pipeline_tag: 'fill-mask', widgetData: [{ text: 'At <extra_id_0>.' }] },
    'text = "At <extra_id_0>."',
  ],
  ['Zhengyi/LLaMA-Mesh', { pipeline_tag: 'text-to-3d' }, 'Create a 3D model of a chair.'],
  ['ada/speaker', config('qwen3_omni_moe'), 'generation_mode="text", thinker_max_new_tokens=512)'],
  [
    'Qwen/Qwen3-ForcedAligner-0.6B-hf',
    { pipeline_tag: 'token-classification', tags: ['qwen3_asr'] },
    'processor.prepare_forced_aligner_inputs(',
  ],
  ['microsoft/xclip-large-patch14', {}, 'outputs.logits_per_video.softmax(-1)'],
  ['openvla/openvla-7b', {}, 'unnorm_key="bridge_orig"'],
  ['openvla/openvla-7b-finetuned-libero-spatial', config('openvla'), 'unnorm_key="libero_spatial"'],
  ['openbmb/MiniCPM-V-2', {}, 'answer, *_ = model.chat(image=image'],
  [
    'moonshotai/Moonlight-16B-A3B',
    config('deepseek_v3'),
    'AutoTokenizer.from_pretrained("moonshotai/Moonlight-16B-A3B", trust_remote_code=True)',
  ],
  [
    'ai4bharat/indic-seamless',
    { pipeline_tag: 'automatic-speech-recognition' },
    'model.generate(**inputs, tgt_lang="hin")',
  ],
  ['fixie-ai/ultravox-v0_2', {}, 'pipe({"audio": audio, "turns": messages, "sampling_rate": 16000}'],
  ['tencent/HunyuanImage-3.0', { pipeline_tag: 'text-to-image' }, 'model.generate_image(prompt=prompt)'],
])('calls %s in its own way', (id, more, call) => {
  const [snippet, ...others] = snippetsOf({ id, ...more });
  expect(snippet?.code.text).toContain(call);
  expect(others).toEqual([]);
});

it('installs what packed weights of GLM need', () => {
  const [snippet] = snippetsOf({ id: 'THUDM/chatglm-6b-int4', ...config('chatglm') });
  expect(snippet?.install).toContainEqual(expect.objectContaining({ name: 'cpm-kernels' }));
});

it('reads the line of the widget, else one that is drawn', () => {
  const id = 'microsoft/trocr-base-printed';
  const src = 'https://example.org/line.png';
  const [drawn] = snippetsOf({ id });
  expect(drawn?.code.text).toContain('ImageDraw.Draw(image)');
  const [given] = snippetsOf({ id, widgetData: [{ src }] });
  expect(given?.code.text).toContain(`load_image("${src}")`);
  expect(given?.code.text).not.toContain('ImageDraw');
});

it.each([
  ['allenai/Molmo2-8B', config('molmo2'), 'AutoModelForImageTextToText'],
  ['studio-ousia/luke-base', config('luke', 'LukeModel'), 'AutoModel'],
  ['ada/notes', { ...config('llama'), tags: ['rag'] }, 'AutoModelForCausalLM'],
  ['ada/donut-vs-croissant', { pipeline_tag: 'image-classification' }, 'AutoModelForImageClassification'],
  ['TIGER-Lab/VLM2Vec-Full', { ...config('phi3_v'), pipeline_tag: 'feature-extraction' }, 'AutoModel'],
  ['HuggingFaceM4/idefics2-8b', config('idefics2'), 'AutoModelForImageTextToText'],
  ['ada/qwen2.5-omni-thinker', config('qwen2_5_omni_thinker'), '**inputs, max_new_tokens=512)'],
  ['facebook/encodec_48khz', { pipeline_tag: 'feature-extraction' }, 'audio = np.stack([audio, audio])'],
  ['wsntxxn/cnn8rnn-laionclap', { pipeline_tag: 'audio-classification' }, 'AutoModelForAudioClassification'],
])('calls %s as others', (id, more, call) => {
  expect(snippetsOf({ id, ...more }).at(-1)?.code.text).toContain(call);
});

it('warns of a GPU only where it is needed', () => {
  const [cutter] = snippetsOf({ id: 'briaai/RMBG-1.4', tags: ['custom_code'] });
  expect(cutter?.warnings?.map(({ code }) => code)).toEqual(['remote-code', 'deprecated']);
});

it.each([
  ['fixie-ai/ultravox-v0_5-llama-3_2-1b', true],
  ['fixie-ai/ultravox-v0_2', true],
  ['fixie-ai/ultravox-v0_4_1-mistral-nemo', false],
])('%s also loads a gated model: %s', (id, isGated) => {
  const codes = snippetsOf({ id })[0]?.warnings?.map(({ code }) => code);
  expect(codes?.includes('gated')).toBe(isGated);
});

it('leaves conversions to ONNX to the code for those', () => {
  for (const { code } of snippetsOf({ id: 'Xenova/clipseg-rd64', pipeline_tag: 'image-segmentation' }))
    expect(code.text).not.toContain('CLIPSegForImageSegmentation');
});

it('does not call fine-tuned models of robots by code that they do not have', () => {
  for (const { code } of snippetsOf({ id: 'moojink/openvla-7b-oft-finetuned-libero-spatial' }))
    expect(code.text).not.toContain('predict_action');
});

it('knows InternVL 3.5 by its base, and MiniCPM-V by its id', () => {
  const fineTuned = {
    id: 'issai/Qolda',
    tags: ['internvl_chat', 'custom_code', 'base_model:OpenGVLab/InternVL3_5-4B'],
  };
  expect(snippetsOf(fineTuned)[0]?.install?.[0]).toMatchObject({ version: '<5' });
  const [quantized] = snippetsOf({
    id: 'openbmb/MiniCPM-V-4_5-int4',
    pipeline_tag: 'image-text-to-text',
    tags: ['minicpm-v', 'custom_code'],
  });
  expect(quantized?.code.text).toContain('model.chat(image=None');
  expect(quantized?.install).toContainEqual(expect.objectContaining({ name: 'bitsandbytes' }));
});

it.each([
  ['OpenGVLab/InternVL3-8B', 'model.chat(tokenizer, pixels', '<4.50'],
  ['OpenGVLab/InternVL3_5-1B', 'model.chat(tokenizer, pixels', '<5'],
  ['5CD-AI/Vintern-1B-v3_5', 'model.chat(tokenizer, pixels', '<4.50'],
  ['OpenGVLab/InternVL3-8B-hf', 'AutoModelForImageTextToText', '>=5'],
  ['moonshotai/Kimi-VL-A3B-Thinking', 'processor(images=image, text=prompt', '<4.50'],
  ['lmms-lab/LLaVA-OneVision-1.5-8B-Instruct', 'processor(images=image, text=prompt', '<5'],
  ['llava-hf/llava-onevision-qwen2-0.5b-ov-hf', 'AutoModelForImageTextToText', '>=5'],
])('knows how to call %s by its name', (id, call, version) => {
  const snippet = snippetsOf({ id, pipeline_tag: 'image-text-to-text' }).at(-1);
  expect(snippet?.code.text).toContain(call);
  expect(snippet?.install?.[0]).toMatchObject({ version });
});

it('shows manga OCR a page', () => {
  const record = { id: 'kha-white/manga-ocr-base', pipeline_tag: 'image-to-text' };
  const [snippet] = snippetsOf({ ...record, ...config('vision-encoder-decoder') });
  expect(snippet?.code.text).toContain('invoice.png');
});

it.each([
  ['with a head for answers in its name', 'ada/t5-squad', { pipeline_tag: 'question-answering' }],
  [
    'with a class',
    'ada/t5-tide',
    { ...config('t5', 'T5ForQuestionAnswering'), pipeline_tag: 'question-answering' },
  ],
  [
    'whose author tagged it',
    'ada/tide',
    {
      pipeline_tag: 'text-classification',
      tags: ['qwen2', 'text-generation'],
      cardData: { tags: ['text-generation'] },
    },
  ],
  ['of another kind', 'ada/gbst-byt5', { pipeline_tag: 'fill-mask' }],
  ['with questions about a text', 'doc2query/msmarco-french-mt5-base-v1', {}],
])('loads a model %s as usual', (_what, id, more) => {
  expect(snippetsOf({ id, ...more }).at(-1)?.title).toBe('Load the model directly');
});
