import { defineRule, pythonOf, tagged } from './rule.ts';

export default defineRule({
  says: 'vLLM is called with messages if the model is a chat model',
  judge(one) {
    const [block] = pythonOf(one, 'vllm');
    const { model } = one;
    // Base models are tagged with their tokenizer as well.
    const base = /-v[\d.]+$|[-_]base/i.test(model.id) && !/instruct/i.test(model.id);
    const chat =
      tagged(model, 'conversational') ||
      (tagged(model, 'mistral-common') && !base) ||
      model.config?.tokenizer_config?.chat_template !== undefined;
    return block === undefined || !chat
      ? undefined
      : block.code.text.includes('llm.chat(') || 'a plain prompt';
  },
});
