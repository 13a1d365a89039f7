import { defineRule, hasFile, pythonOf, tagged } from './rule.ts';

export default defineRule({
  says: 'A LoRA of a diffusion model is loaded into its base model',
  judge(one) {
    const { model } = one;
    const [code] = pythonOf(one, 'diffusers');
    const adapter = (model.tags ?? []).some((tag) => tag.startsWith('base_model:adapter:'));
    if (code === undefined || !(tagged(model, 'lora') || adapter) || tagged(model, 'controlnet'))
      return undefined;
    if (hasFile(model, 'model_index.json')) return undefined;
    return /load_lora_weights\(|ModularPipeline|load_textual_inversion\(/.test(code.code.text) || code.title;
  },
});
