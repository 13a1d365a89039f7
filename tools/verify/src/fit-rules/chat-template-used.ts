import { defineRule, directLoad, tagged } from './rule.ts';

export default defineRule({
  says: 'The direct load of a conversational model applies the chat template',
  judge(one) {
    const direct = directLoad(one);
    // “conversational” was a task before chat templates: its models have none.
    if (direct === undefined || one.model.pipeline_tag === 'conversational') return undefined;
    if (!tagged(one.model, 'conversational')) return undefined;
    return direct.code.text.includes('.apply_chat_template(') || 'a plain prompt';
  },
});
