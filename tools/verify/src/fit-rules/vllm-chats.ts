import { defineRule, pythonOf, tagged } from './rule.ts';

export default defineRule({
  says: 'vLLM is called with messages if the model is a chat model',
  judge(one) {
    const [block] = pythonOf(one, 'vllm');
    const { model } = one;
    const chat =
      tagged(model, 'conversational', 'mistral-common') ||
      model.config?.tokenizer_config?.chat_template !== undefined;
    return block === undefined || !chat
      ? undefined
      : block.code.text.includes('llm.chat(') || 'a plain prompt';
  },
});
