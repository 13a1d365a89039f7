import { defineRule, directLoad, tagged } from './rule.ts';

export default defineRule({
  says: 'The direct load of a model that is tagged conversational or has a chat template applies it',
  judge(one) {
    const direct = directLoad(one);
    // “conversational” was a task before chat templates: its models have none.
    if (direct === undefined || one.model.pipeline_tag === 'conversational') return undefined;
    const template = one.model.config?.tokenizer_config?.chat_template !== undefined;
    const writes = direct.code.text.includes('AutoModelForCausalLM.from_pretrained(');
    if (!tagged(one.model, 'conversational') && !(template && writes)) return undefined;
    return direct.code.text.includes('.apply_chat_template(') || 'a plain prompt';
  },
});
