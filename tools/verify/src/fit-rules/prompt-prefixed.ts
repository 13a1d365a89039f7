import { defineRule, directLoad } from './rule.ts';

export default defineRule({
  says: 'The prompt of an encoder-decoder begins with the only prefix that its config has',
  judge(one) {
    const direct = directLoad(one);
    const prefixes = Object.values(one.model.config?.task_specific_params ?? {}).flatMap(({ prefix }) =>
      prefix?.trim() ? [prefix.trim()] : [],
    );
    const [prefix] = prefixes;
    if (prefix === undefined || prefixes.length > 1) return undefined;
    if (direct?.code.text.includes('AutoModelForSeq2SeqLM.from_pretrained(') !== true) return undefined;
    return direct.code.text.includes(`tokenizer(${JSON.stringify(prefix).slice(0, -1)}`) || prefix;
  },
});
