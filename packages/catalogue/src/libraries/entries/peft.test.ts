import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import peft from './peft.ts';

const base_model_name_or_path = 'meta-llama/Llama-3.1-8B';

const answer = (adapter?: object, cardData?: object, more: object = {}) =>
  generateSnippets(peft, {
    id: 'ada/adapter',
    ...(adapter && { config: { peft: adapter } }),
    ...(cardData && { cardData }),
    ...more,
  });

describe('peft', () => {
  it('is known by the size of the weights, and is not offered for models of other packages', () => {
    const tags = ['transformers', 'safetensors', 'base_model:acme/tern-3B'];
    const record = { id: 'ada/adapter', library_name: 'transformers', tags, usedStorage: 2e8 };
    expect(peft.fits?.(record)).toContain('far smaller');
    expect(peft.fits?.({ ...record, usedStorage: 6e9 })).toBeUndefined();
    const trained = { ...record, usedStorage: 6e9, tags: [...tags, 'generated_from_trainer', 'region:us'] };
    expect(peft.fits?.(trained)).toContain('no config.json');
    expect(peft.refuses?.({ ...record, cardData: { base_model: 'acme/gliner2-tern' } })).toBe(true);
  });

  it.each([
    ['CAUSAL_LM', 'AutoModelForCausalLM'],
    ['TOKEN_CLS', 'AutoModelForTokenClassification'],
    ['SEQ_CLS', 'AutoModelForSequenceClassification'],
    ['QUESTION_ANS', 'AutoModelForQuestionAnswering'],
    ['FEATURE_EXTRACTION', 'AutoModel'],
  ])('loads the base of a %s adapter with %s', (task_type, autoClass) => {
    const text = answer({ task_type, base_model_name_or_path }).snippets.at(-1)?.code.text;
    expect(text).toContain(`base = "${base_model_name_or_path}"`);
    expect(text).toContain(`base_model = ${autoClass}.from_pretrained(base,`);
    expect(text).toContain('PeftModel.from_pretrained(base_model, "ada/adapter")');
  });

  it.each([
    ['moonshotai/Kimi-Linear-48B-A3B-Instruct', 'tiktoken'],
    ['facebook/nllb-200-distilled-600M', 'sentencepiece'],
  ])('installs what the tokenizer of the base %s needs', (base_model, name) => {
    const [example] = answer(undefined, { base_model }, { library_name: 'peft' }).snippets;
    expect(example?.install).toContainEqual(expect.objectContaining({ name }));
  });

  it('counts the files of its own tokenizer only if it loads that', () => {
    const chat = { task_type: 'CAUSAL_LM', base_model_name_or_path: 'ada/tide-7b-chat' };
    const siblings = [{ rfilename: 'tokenizer.model' }, { rfilename: 'tokenizer_config.json' }];
    const [example] = answer(chat, undefined, { siblings }).snippets;
    expect(example?.code.text).toContain('AutoTokenizer.from_pretrained(base)');
    expect(example?.install).not.toContainEqual(expect.objectContaining({ name: 'sentencepiece' }));
  });

  it('loads the base of a SEQ_2_SEQ_LM adapter with AutoModelForSeq2SeqLM', () => {
    const adapter = { task_type: 'SEQ_2_SEQ_LM', base_model_name_or_path: 'google/flan-t5-base' };
    const text = answer(adapter).snippets.at(-1)?.code.text;
    expect(text).toContain('base_model = AutoModelForSeq2SeqLM.from_pretrained(base,');
  });

  it.each([
    undefined,
    { base_model_name_or_path: 'ada/unheard-of' },
    { base_model_name_or_path: 'google-bert/bert-base-uncased' },
    { base_model_name_or_path, task_type: 'REWARD' },
  ])('returns a notice for an invalid task type: %j', (adapter) => {
    expect(answer(adapter)).toEqual({
      snippets: [],
      notice: { code: 'task-type-invalid', message: 'Task type is invalid.' },
    });
  });

  it('returns a notice if the base model is not found', () => {
    expect(answer({ task_type: 'CAUSAL_LM' })).toEqual({
      snippets: [],
      notice: { code: 'base-model-not-found', message: 'Base model is not found.' },
    });
  });

  it.each([
    ['text-generation', 'mistralai/Mistral-7B-v0.1', 'AutoModelForCausalLM'],
    ['token-classification', 'FacebookAI/roberta-large', 'AutoModelForTokenClassification'],
    ['automatic-speech-recognition', 'openai/whisper-small', 'AutoModelForSpeechSeq2Seq'],
    ['image-text-to-text', 'Qwen/Qwen2.5-VL-3B-Instruct', 'AutoModelForImageTextToText'],
    ['translation', 'facebook/nllb-200-distilled-600M', 'AutoModelForSeq2SeqLM'],
    ['translation', 'google/gemma-2-2b', 'AutoModelForCausalLM'],
    [undefined, 'Qwen/Qwen3-0.6B', 'AutoModelForCausalLM'],
    [undefined, 'google/flan-t5-base', 'AutoModelForSeq2SeqLM'],
    // Their types have one class for texts and pictures.
    ['text-generation', 'mistralai/Ministral-3-8B-Instruct-2512', 'AutoModelForImageTextToText'],
    ['text-generation', 'moonshotai/Kimi-K2.6', 'AutoModelForImageTextToText'],
    ['text-generation', 'moonshotai/Kimi-K2-Instruct', 'AutoModelForCausalLM'],
  ])('infers the class from the task %s and the base %s: %s', (pipeline_tag, base_model, autoClass) => {
    const { snippets, notice } = answer(undefined, { base_model }, { pipeline_tag });
    expect(notice).toBeUndefined();
    expect(snippets.at(-1)?.code.text).toContain(`base_model = ${autoClass}.from_pretrained(base,`);
  });

  it.each(['Qwen/Qwen-Image-Layered', 'fastino/gliner2-base-v1', 'Qwen/Qwen3-TTS-12Hz-1.7B-Base'])(
    'returns a notice for %s, which another library loads',
    (base_model) => {
      const { snippets, notice } = answer(undefined, { base_model }, { pipeline_tag: 'text-to-speech' });
      expect(snippets).toEqual([]);
      expect(notice?.code).toBe('task-type-invalid');
    },
  );

  it('trusts the code of a base model that Transformers has no class for', () => {
    const [code] = answer(undefined, { base_model: 'LGAI-EXAONE/EXAONE-3.5-7.8B-Instruct' }).snippets;
    expect(code?.code.text).toContain('from_pretrained(base, trust_remote_code=True, device_map="auto")');
    expect(code?.warnings?.map((warning) => warning.code)).toContain('remote-code');
    const [native] = answer(undefined, { base_model: 'LGAI-EXAONE/EXAONE-4.0-1.2B' }).snippets;
    expect(native?.code.text).not.toContain('trust_remote_code');
  });

  it('reads the base model from the tags if the record has no card', () => {
    const tags = ['peft', 'base_model:adapter:Qwen/Qwen3-0.6B'];
    expect(answer(undefined, undefined, { tags }).snippets[0]?.code.text).toContain(
      'base = "Qwen/Qwen3-0.6B"',
    );
  });

  it('applies the chat template of a conversational adapter', () => {
    const record = { pipeline_tag: 'text-generation', tags: ['conversational'] };
    const text = answer(undefined, { base_model: 'Qwen/Qwen3-8B' }, record).snippets[0]?.code.text;
    expect(text).toContain('tokenizer.apply_chat_template(');
    expect(text).toContain('AutoTokenizer.from_pretrained("ada/adapter")');
  });

  it.each([
    ['Qwen/Qwen3-VL-8B-Instruct', true],
    ['acme/tern-vl-8b', false],
  ])('prompts an adapter that sees as its base: %s chats %s', (base_model, chats) => {
    const record = { pipeline_tag: 'image-text-to-text', tags: ['peft', 'safetensors', 'region:us'] };
    const text = answer(undefined, { base_model }, record).snippets[0]?.code.text;
    expect(text?.includes('"type": "image"')).toBe(chats);
  });

  it('warns which of several base models it loads', () => {
    const { snippets } = answer({ task_type: 'CAUSAL_LM' }, { base_model: ['ada/one-7b', 'ada/two-7b'] });
    expect(snippets[0]?.warnings).toEqual([
      {
        code: 'inferred',
        message: 'The card names several base models: this loads ada/one-7b, the first.',
      },
    ]);
  });

  it('uses the base model of the card if the adapter names a local folder', () => {
    const { snippets } = answer(
      { task_type: 'CAUSAL_LM', base_model_name_or_path: '/data/llama' },
      { base_model: [base_model_name_or_path] },
    );
    expect(snippets.at(-1)?.code.text).toContain(`base = "${base_model_name_or_path}"`);
  });

  it.each([
    ['meta-llama/Llama-3.1-8B', ['Log in', 'Load the base model with the adapter']],
    ['google/gemma-2-2b', ['Log in', 'Load the base model with the adapter']],
    ['Qwen/Qwen3-8B', ['Load the base model with the adapter']],
  ])('logs in for a base model that asks for it: %s', (base_model, titles) => {
    const { snippets } = answer({ task_type: 'CAUSAL_LM' }, { base_model });
    expect(snippets.map(({ title }) => title)).toEqual(titles);
  });

  it('does not load whole models in GGUF files', () => {
    const record = { id: 'ada/tide-lora-GGUF', tags: ['peft', 'gguf'] };
    expect(peft.refuses?.(record)).toBe(true);
    expect(peft.refuses?.({ ...record, id: 'ada/tide-lora', tags: ['peft', 'safetensors'] })).toBe(false);
    expect(peft.refuses?.({ ...record, safetensors: { total: 79_691_776 } })).toBe(false);
  });

  it.each([
    ['google/vit-base-patch16-224-in21k', 85_803_270, true],
    ['google/vit-base-patch16-224-in21k', 667_493, false],
    ['facebook/dinov2-large', 304_400_000, true],
    ['facebook/dinov2-large', 86_000_000, false],
    ['acme/tern-8b', 85_803_270, false],
  ])('is not for a whole classifier, by its base %s and its size %i: %s', (base_model, total, whole) => {
    const record = {
      id: 'ada/vit-chess',
      library_name: 'peft',
      tags: ['peft', 'safetensors', 'transformers'],
      pipeline_tag: 'image-classification',
      cardData: { base_model },
      safetensors: { total },
    };
    expect(peft.refuses?.(record)).toBe(whole);
    expect(peft.refuses?.({ ...record, tags: ['peft', 'safetensors'] })).toBe(false);
    expect(peft.refuses?.({ ...record, pipeline_tag: 'token-classification' })).toBe(false);
  });

  it('leaves adapters that find pages to libraries with their head', () => {
    expect(peft.refuses?.({ id: 'ada/colsmol', pipeline_tag: 'visual-document-retrieval' })).toBe(true);
  });

  it('is not for an adapter of a small model whose card names the model that taught it', () => {
    const cardData = { base_model: 'deepseek-ai/DeepSeek-R1' };
    const refused = (model_type?: string) =>
      peft.refuses?.({
        id: 'ada/tide',
        cardData,
        ...(model_type !== undefined && { config: { model_type } }),
      });
    expect(refused('qwen2')).toBe(true);
    expect(refused('deepseek_v3')).toBe(false);
    expect(refused()).toBe(false);
  });
});
