import type { ModelRecord } from '@loadout/catalogue';
import { defineRule, hasFile, installsPackage, pythonOf, tagged } from './rule.ts';

/** The record marks its weights as a PEFT adapter. */
export const isAdapter = (model: ModelRecord): boolean =>
  model.library_name === 'peft' ||
  model.config?.peft !== undefined ||
  hasFile(model, 'adapter_config.json') ||
  tagged(model, 'peft', 'lora') ||
  (model.tags ?? []).some((tag) => tag.startsWith('base_model:adapter:'));

export default defineRule({
  says: 'An adapter shown through Transformers installs peft',
  judge(one) {
    const blocks = pythonOf(one, 'transformers');
    if (blocks.length === 0 || !isAdapter(one.model) || one.model.config?.adapter_transformers)
      return undefined;
    // GGUF files of models that were trained as adapters are whole models.
    if (blocks.every(({ code }) => code.text.includes('gguf_file='))) return undefined;
    return blocks.every((block) => installsPackage(block, 'peft')) || 'no peft in the install line';
  },
});
