import { defineRule, directLoad } from './rule.ts';

export default defineRule({
  says: 'The direct load of a LayoutLM model reads an image',
  judge(one) {
    const direct = directLoad(one);
    if (direct === undefined || !/^layout(?:lm|xlm)/.test(one.model.config?.model_type ?? ''))
      return undefined;
    return direct.code.text.includes('load_image(') || 'no image';
  },
});
