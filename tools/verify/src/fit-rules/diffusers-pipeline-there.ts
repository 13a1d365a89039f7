import { defineRule, hasFile, pythonOf, tagged } from './rule.ts';

export default defineRule({
  says: 'Diffusers loads a whole pipeline only where the hub or the files show one, or warns that it may fail',
  judge(one) {
    const { model } = one;
    const code = pythonOf(one, 'diffusers').find((block) =>
      block.code.text.includes(`DiffusionPipeline.from_pretrained(${JSON.stringify(model.id)}`),
    );
    const listed = (model.tags ?? []).some((tag) => tag.startsWith('region:'));
    if (code === undefined || !listed) return undefined;
    if (hasFile(model, 'model_index.json') || model.config?.diffusers !== undefined) return true;
    if ((model.tags ?? []).some((tag) => /pipeline$/i.test(tag)) || tagged(model, 'lora')) return true;
    return code.warnings?.some(({ code: kind }) => kind === 'unknown-type') === true || 'no pipeline';
  },
});
