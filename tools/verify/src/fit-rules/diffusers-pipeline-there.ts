import { defineRule, hasFile, pythonOf, tagged } from './rule.ts';

export default defineRule({
  says: 'Diffusers loads a whole pipeline only where the hub or the files show one',
  judge(one) {
    const { model } = one;
    const code = pythonOf(one, 'diffusers').find((block) =>
      block.code.text.includes(`DiffusionPipeline.from_pretrained(${JSON.stringify(model.id)}`),
    );
    const listed = (model.tags ?? []).some((tag) => tag.startsWith('region:'));
    if (code === undefined || !listed) return undefined;
    if (hasFile(model, 'model_index.json') || model.config?.diffusers !== undefined) return true;
    const isNamed = (model.tags ?? []).some((tag) => /pipeline$/i.test(tag));
    // Beside the library that a record names, the hub tags others for their files.
    const isSecond = (model.library_name ?? 'diffusers') !== 'diffusers' && tagged(model, 'diffusers');
    return isNamed || isSecond || tagged(model, 'lora') || 'no pipeline';
  },
});
