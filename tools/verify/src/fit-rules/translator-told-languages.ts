import { defineRule, directLoad } from './rule.ts';

export default defineRule({
  says: 'A translator of many languages (mBART, M2M-100, NLLB) gets the target language',
  judge(one) {
    const direct = directLoad(one);
    const { config, id, pipeline_tag: task } = one.model;
    const many = /^(?:mbart|m2m_100|nllb-moe)$/.test(config?.model_type ?? '') || /nllb|m2m100/i.test(id);
    if (!many || direct?.code.text.includes('AutoModelForSeq2SeqLM.from_pretrained(') !== true)
      return undefined;
    // Some were tuned to correct texts, or to write numbers as words, in one language.
    if (task !== 'translation' || /verbaliz|-gec/i.test(id)) return undefined;
    return /(?:forced_bos|decoder_start)_token_id=/.test(direct.code.text) || 'no target language';
  },
});
