import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../../../records/model.ts';
import { adapterOf } from './adapter.ts';

const llama = 'meta-llama/Llama-3.2-1B';
const t5 = 'google-t5/t5-small';
const chat = 'meta-llama/Llama-3.2-1B-Instruct';
const peft = (base: string | undefined, task_type?: string) => ({
  config: {
    peft: {
      ...(base !== undefined && { base_model_name_or_path: base }),
      ...(task_type !== undefined && { task_type }),
    },
  },
});
const adapter = (record: Partial<ModelRecord>) => adapterOf({ id: 'ada/lora', ...record });
const named = (base_model: string | readonly string[]) => ({ cardData: { base_model } });

const prepares = (record: Partial<ModelRecord>) => adapter({ ...peft(llama, 'CAUSAL_LM'), ...record });
const files = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });
const codes = (record: Partial<ModelRecord>) => {
  const found = adapter(record);
  return 'warnings' in found ? found.warnings.map(({ code }) => code) : undefined;
};

describe('the task of an adapter', () => {
  it.each<[Partial<ModelRecord>, string]>([
    [peft(llama, 'CAUSAL_LM'), 'text-generation'],
    [{ ...peft(llama, 'CAUSAL_LM'), pipeline_tag: 'fill-mask' }, 'text-generation'],
    [peft(t5, 'SEQ_2_SEQ_LM'), 'text2text-generation'],
    [{ ...peft(t5), pipeline_tag: 'summarization' }, 'summarization'],
    [{ ...peft(llama), pipeline_tag: 'summarization' }, 'text-generation'],
    [{ ...peft(llama), pipeline_tag: 'text-classification' }, 'text-classification'],
    [{ ...peft(llama), pipeline_tag: 'question-answering' }, 'text-generation'],
    [{ ...peft('google-bert/bert-base-cased'), pipeline_tag: 'question-answering' }, 'question-answering'],
    [{ ...peft(llama), pipeline_tag: 'visual-question-answering' }, 'visual-question-answering'],
    [{ ...peft(chat), pipeline_tag: 'token-classification' }, 'text-generation'],
    [{ ...peft(chat), pipeline_tag: 'text-classification' }, 'text-generation'],
    [{ ...peft(llama), pipeline_tag: 'token-classification' }, 'token-classification'],
    [{ ...peft(chat, 'SEQ_CLS'), pipeline_tag: 'text-classification' }, 'text-classification'],
    [{ ...peft(llama), id: 'ada/promptriever-llama2' }, 'feature-extraction'],
    [peft(llama), 'text-generation'],
    [{ ...peft(llama), pipeline_tag: 'reinforcement-learning' }, 'text-generation'],
    [{ ...peft('ada/unheard'), tags: ['text-generation'] }, 'text-generation'],
    [{ ...peft('ada/unheard'), tags: ['conversational'] }, 'text-generation'],
  ])('of %j is %s', (record, task) => {
    expect(adapter(record)).toMatchObject({ model: { pipeline_tag: task } });
  });

  it.each<[Partial<ModelRecord>]>([
    [{ ...peft(llama), pipeline_tag: 'robotics' }],
    [peft('ada/unheard')],
    [peft(llama, 'NO_SUCH_TYPE')],
    [named(llama) && {}],
  ])('of %j is unknown', (record) => {
    expect(adapter(record)).toMatchObject({ code: expect.stringMatching(/task/) });
  });

  it('has a warning if it is inferred from the base model alone', () => {
    expect(codes(peft(llama))).toEqual(['inferred']);
    expect(codes({ ...peft(llama), pipeline_tag: 'text-generation' })).toEqual([]);
    expect(codes(peft(llama, 'CAUSAL_LM'))).toEqual([]);
    expect(codes({ ...named([llama, t5]), pipeline_tag: 'text-generation' })).toEqual(['inferred']);
    expect(codes({ ...named(llama), pipeline_tag: 'text-generation' })).toEqual([]);
  });
});

describe('the base model of an adapter', () => {
  it.each<[Partial<ModelRecord>, string]>([
    [{ ...peft(` ${llama} `, 'CAUSAL_LM'), ...named(t5) }, llama],
    [{ ...peft('./out/checkpoint', 'CAUSAL_LM'), ...named(t5) }, t5],
    [{ ...peft(undefined, 'CAUSAL_LM'), ...named([t5, llama]) }, t5],
    [peft('/data/models/tide', 'CAUSAL_LM'), '/data/models/tide'],
  ])('of %j is %s', (record, base) => {
    expect(adapter(record)).toMatchObject({ base });
  });

  it('decides the classes, whatever the adapter is named after', () => {
    const record = {
      ...peft('nvidia/NVIDIA-Nemotron-3-Nano-30B-A3B-BF16'),
      id: 'ada/nemotron_as_gemma-4-e4b',
    };
    expect(adapter(record)).toMatchObject({
      classes: { model: 'AutoModelForCausalLM', processor: 'AutoTokenizer' },
    });
  });

  it.each([
    'openbmb/MiniCPM-V-4_5',
    'openbmb/MiniCPM-o-2_6',
    'GSAI-ML/LLaDA-8B-Base',
    'microsoft/Florence-2-base',
  ])('has calls of its own: %s', (base) => {
    expect(adapter({ ...peft(base), pipeline_tag: 'text-generation' })).toMatchObject({
      code: 'model-type-unknown',
    });
  });

  it('is loaded if Transformers has its type', () => {
    const record = { ...peft('openbmb/MiniCPM-V-4_6'), pipeline_tag: 'image-text-to-text' };
    expect(adapter(record)).toMatchObject({ base: 'openbmb/MiniCPM-V-4_6' });
  });

  it('has to be known', () => {
    expect(adapter({ pipeline_tag: 'text-generation' })).toMatchObject({
      code: expect.stringMatching(/base/),
    });
  });
});

describe('how an adapter is prompted', () => {
  it('is that of a base that chats', () => {
    expect(adapter(peft(chat, 'CAUSAL_LM'))).toMatchObject({
      model: { tags: ['conversational'] },
      preparesItself: false,
    });
    expect(adapter({ ...peft(chat, 'CAUSAL_LM'), tags: ['lora'] })).toMatchObject({
      model: { tags: ['lora', 'conversational'] },
    });
  });

  it('is not for another task, nor for a base that only completes', () => {
    for (const record of [peft(chat, 'SEQ_CLS'), peft(llama, 'CAUSAL_LM')]) {
      const found = adapter({ ...record, tags: ['lora'] });
      expect(found).toMatchObject({ model: { tags: ['lora'] } });
    }
  });

  it('is its own where it has a tokenizer, or chats itself', () => {
    expect(prepares(files('tokenizer.json'))).toMatchObject({ preparesItself: true });
    expect(prepares(files('adapter_config.json'))).toMatchObject({ preparesItself: false });
    expect(prepares({ tags: ['conversational'] })).toMatchObject({ preparesItself: true });
    expect(prepares({})).toMatchObject({ preparesItself: false });
    const chatting = adapter({ ...peft(chat, 'CAUSAL_LM'), ...files('tokenizer.json') });
    expect(chatting).toMatchObject({ preparesItself: false });
  });
});
