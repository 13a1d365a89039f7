import { defineRule, pythonOf } from './rule.ts';

export default defineRule({
  says: 'The adapter of a chat model is prompted with a chat template',
  judge(one) {
    const [block] = pythonOf(one, 'peft');
    const base = /^base = "(?<id>[^"]+)"$/m.exec(block?.code.text ?? '')?.groups?.['id'];
    if (block === undefined || base === undefined || !/-(?:instruct|chat|it)(?:-|$)/i.test(base))
      return undefined;
    if (!block.code.text.includes('AutoModelForCausalLM.from_pretrained(') || /t5|ul2/i.test(base))
      return undefined;
    return block.code.text.includes('apply_chat_template') || base;
  },
});
