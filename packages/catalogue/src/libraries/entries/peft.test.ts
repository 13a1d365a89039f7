import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import peft from './peft.ts';

const base_model_name_or_path = 'meta-llama/Llama-3.1-8B';

const answer = (adapter?: object, cardData?: object) =>
  generateSnippets(peft, {
    id: 'ada/adapter',
    ...(adapter && { config: { peft: adapter } }),
    ...(cardData && { cardData }),
  });

describe('peft', () => {
  it.each([
    ['CAUSAL_LM', 'AutoModelForCausalLM'],
    ['SEQ_2_SEQ_LM', 'AutoModelForSeq2SeqLM'],
    ['TOKEN_CLS', 'AutoModelForTokenClassification'],
    ['SEQ_CLS', 'AutoModelForSequenceClassification'],
    ['QUESTION_ANS', 'AutoModelForQuestionAnswering'],
    ['FEATURE_EXTRACTION', 'AutoModel'],
  ])('loads the base of a %s adapter with %s', (task_type, autoClass) => {
    const text = answer({ task_type, base_model_name_or_path }).snippets[0]?.code.text;
    expect(text).toContain(`base = "${base_model_name_or_path}"`);
    expect(text).toContain(`base_model = ${autoClass}.from_pretrained(base,`);
    expect(text).toContain('PeftModel.from_pretrained(base_model, "ada/adapter")');
  });

  it.each([undefined, { base_model_name_or_path }, { base_model_name_or_path, task_type: 'REWARD' }])(
    'says that the task type is invalid: %j',
    (adapter) => {
      expect(answer(adapter)).toEqual({
        snippets: [],
        notice: { code: 'task-type-invalid', message: 'Task type is invalid.' },
      });
    },
  );

  it('says that the base model is not found', () => {
    expect(answer({ task_type: 'CAUSAL_LM' })).toEqual({
      snippets: [],
      notice: { code: 'base-model-not-found', message: 'Base model is not found.' },
    });
  });

  it('takes the base model of the card where the adapter names a folder of its author', () => {
    const { snippets } = answer(
      { task_type: 'CAUSAL_LM', base_model_name_or_path: '/data/llama' },
      { base_model: [base_model_name_or_path] },
    );
    expect(snippets[0]?.code.text).toContain(`base = "${base_model_name_or_path}"`);
  });
});
